import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { onDay, say, type Sentence, type Told } from '#domain/tell/say.ts';

/** Asks before work due after tomorrow is done today: "Mark the Wed 11/25 harvest done on Fri 11/20?". */
export function earlyQuestion(
  asked: (day: Told) => Sentence,
  dateISO: IsoDate,
  today: IsoDate,
): Sentence | null {
  if (dateISO <= addDays(today, 1)) return null;
  return say`${asked(onDay(dateISO))} on ${onDay(today)}?`;
}
