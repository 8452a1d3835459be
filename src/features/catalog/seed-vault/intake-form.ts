import { formatHead } from '#ui/format-weights.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { lastIntakeOfLot } from '#domain/catalog/seeds/latest-seed.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { instantLabel } from '#ui/instant-label.ts';

export interface IntakeDraft {
  readonly varietyId: string | null;
  readonly pounds: number | null;
  /** Dollars for all of it; null keeps the price that the variety has. */
  readonly paid: number | null;
  readonly lot: string;
  readonly supplier: string;
  readonly germinationPercent: number | null;
  readonly bestBefore: IsoDate | null;
  readonly note: string;
}

export const EMPTY_INTAKE: IntakeDraft = {
  varietyId: null,
  pounds: null,
  paid: null,
  lot: '',
  supplier: '',
  germinationPercent: null,
  bestBefore: null,
  note: '',
};

export function intakeProblem({ varietyId, pounds, ...bag }: IntakeDraft): string | null {
  const isReady = varietyId !== null && pounds !== null && Number.isFinite(pounds) && pounds > 0;
  if (!isReady) return formatHead('Pick a variety and enter pounds > 0');
  const tells = bag.supplier.trim() !== '' || bag.germinationPercent !== null || bag.bestBefore;
  return tells && bag.lot.trim() === '' ? 'Enter the lot of the bag' : null;
}

/** What is to be said of a lot of which seed came in before; null of a new one. */
export function useLotNote(varietyId: string | null, lot: string): string | null {
  const bookings = useFarm((farm) => farm.seedsInventory);
  const today = useToday();
  const before = lastIntakeOfLot(bookings, varietyId ?? '', lot);
  return before && cameBeforeText(lot, instantLabel(before.atISO, today));
}

/** "RB-2291 came in before, 11/2". */
export function cameBeforeText(lot: string, day: string): string {
  return `${lot.trim()} came in before, ${day}`;
}

export function countProblem(counted: number | null): string | null {
  const isCount = counted !== null && Number.isFinite(counted) && counted >= 0;
  return isCount ? null : formatHead('Enter the pounds on hand, 0 or more');
}
