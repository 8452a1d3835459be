import { formatInColumn } from '#ui/format-weights.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { SeedLevel } from '#domain/reports/seed-vault.ts';
import type { SeedRunOut } from '#domain/reports/seed-run-out.ts';
import { formatCount, formatDay, formatLb, formatTrays } from '#ui/format.ts';

/** The word that marks seed to look after; '' where there is enough. */
export const LEVEL_TEXT: Readonly<Record<SeedLevel, string>> = {
  short: 'Short',
  out: 'Out',
  low: 'Low',
  enough: '',
};

/** The day of the planting that seed is missing for; beyond the plan, how far it would go at the plan's pace. */
export function daysLeftLabel({ dateISO, days }: SeedRunOut): string {
  if (dateISO !== null) return formatDay(dateISO);
  return days > A_YEAR ? 'over a year' : `about ${formatCount(days, 'day')}`;
}

/** The days until a day that is named; null where the label tells the days itself. */
export function daysLeftNote({ days, dateISO }: SeedRunOut): string | null {
  return dateISO === null ? null : formatCount(days, 'day');
}

const A_YEAR = 365;

/** Pounds with their sign, as bookings are listed: "+25.00", "-0.93". */
export function signedPounds(pounds: number): string {
  const text = formatInColumn('lb', pounds, 2);
  return pounds > 0 ? `+${text}` : text;
}

/** The same in a sentence, with its unit: "+25.00 lb". */
export function signedSeed(pounds: number): string {
  return `${pounds > 0 ? '+' : ''}${formatLb(pounds, 2)}`;
}

/** Asks before a booking is deleted, and says what that does. */
export function deleteQuestion(booking: SeedTransaction, name: string, sownTrays = 0): string {
  const { pounds, meta } = booking;
  const effect = `${name} seed on hand goes ${pounds > 0 ? 'down' : 'up'} by ${formatLb(Math.abs(pounds), 2)}`;
  if (meta === undefined && sownTrays > 0) {
    const was = sownTrays === 1 ? 'was' : 'were';
    return `Delete this intake? ${effect}. ${formatTrays(sownTrays)} ${was} sown from it. Trace will not know their seed anymore.`;
  }
  if (meta === undefined) return `Delete this intake? ${effect}.`;
  const trays = formatTrays(Math.abs(meta.deltaTrays));
  const work = `${trays} ${meta.deltaTrays > 0 ? 'planted' : 'removed'}`;
  return `Delete this automatic seed entry for ${work} on ${formatDay(meta.dateISO)}? ${effect}. The recorded trays stay.`;
}
