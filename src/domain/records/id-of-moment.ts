import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { hashBase36 } from './hash-base36.ts';

/**
 * Builds an id from an action and its time, so the same action makes the same record on every device.
 *
 * @param of - Distinguishes records of the same instant, such as a day and a variety.
 */
export function idOfMoment(prefix: string, atISO: IsoInstant, of: readonly string[]): string {
  return `${prefix}_${hashBase36([atISO, ...of].join('|'))}`;
}
