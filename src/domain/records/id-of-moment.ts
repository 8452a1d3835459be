import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { hashBase36 } from './hash-base36.ts';

/**
 * An id that follows from what is done and when, so that the same action makes the same record on
 * every device.
 *
 * @param of - What tells records of one instant apart, such as a day and a variety.
 */
export function idOfMoment(prefix: string, atISO: IsoInstant, of: readonly string[]): string {
  return `${prefix}_${hashBase36([atISO, ...of].join('|'))}`;
}
