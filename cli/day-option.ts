import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { UsageError } from './command.ts';

/** The day that an option names; null where it is left out. */
export function readDayOption(name: string, text: string | undefined): IsoDate | null {
  if (text === undefined) return null;
  if (isIsoDate(text)) return text;
  throw new UsageError(`--${name} needs a day like 2026-11-20, not '${text}'.`);
}
