import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import type { Sentence } from '#domain/tell/say.ts';
import type { AvailabilityResource } from '../../settings/settings.ts';

/** What a line checks, in display order. */
type AvailabilityLineKind =
  | 'surplus'
  | 'time'
  | AvailabilityResource
  | 'traySize'
  | 'others'
  | 'own';

export interface AvailabilityLine {
  readonly kind: AvailabilityLineKind;
  /** Null where no variety is meant. */
  readonly varietyId: string | null;
  readonly have: number | null;
  readonly need: number | null;
  readonly unit: 'oz' | 'days' | 'slots' | 'trays' | 'lb' | 'packages';
  readonly dateISO: IsoDate | null;
  readonly status: 'ok' | 'short' | 'unknown';
  /** Whether a short line of this kind turns the answer into a no. */
  readonly limits: boolean;
  readonly text: Sentence;
}

export const LINE_WORDS: Readonly<Record<AvailabilityLine['status'], string>> = {
  ok: 'OK',
  short: 'Short',
  unknown: 'Unknown',
};

export function statusOf(have: number, need: number): AvailabilityLine['status'] {
  return isWorthCutting(need - have) ? 'short' : 'ok';
}

export function isForbidding({ status, limits }: AvailabilityLine): boolean {
  return status === 'short' && limits;
}
