import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestEntry } from '#domain/planning/harvest-entry.ts';

/** All that is cut on one day. */
export interface HarvestDay {
  readonly dateISO: IsoDate;
  readonly names: string;
  readonly trays: number;
  readonly ounces: number;
}

const NAMED = 3;

/** The next days with something to cut, today included. */
export function nextHarvestDays(
  harvests: readonly HarvestEntry[],
  today: IsoDate,
  days: number,
): readonly HarvestDay[] {
  const cut = harvests.filter((entry) => entry.dateISO >= today && entry.trays > 0);
  const dates = [...new Set(cut.map((entry) => entry.dateISO))].toSorted().slice(0, days);
  return dates.map((dateISO) => {
    const ofDay = cut.filter((entry) => entry.dateISO === dateISO);
    return {
      dateISO,
      names: namesOf(ofDay.map((entry) => entry.varietyName)),
      trays: ofDay.reduce((sum, entry) => sum + entry.trays, 0),
      ounces: ofDay.reduce((sum, entry) => sum + entry.expectedOz, 0),
    };
  });
}

function namesOf(names: readonly string[]): string {
  const rest = names.length - NAMED;
  const named = names.slice(0, NAMED).join(', ');
  return rest > 0 ? `${named}, ${rest} more` : named;
}
