import { isoDate } from './day-number.ts';
import type { IsoInstant, Millis } from './iso-date.ts';

const MS_PER_DAY = 86_400_000;

/** An instant as its UTC text. Like the days, it is counted without a clock or a time zone. */
export function isoInstant(at: Millis): IsoInstant {
  const day = Math.floor(at / MS_PER_DAY);
  const ms = Math.floor(at - day * MS_PER_DAY);
  const part = (size: number, of: number, width: number): string =>
    String(Math.floor(ms / size) % of).padStart(width, '0');
  const time = `${part(3_600_000, 24, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}`;
  return `${isoDate(day)}T${time}.${part(1, 1000, 3)}Z`;
}
