import { wetOunces, type DryLoad } from '#domain/drying/dry-load.ts';
import { dayNumber, type DayNumber } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { addEvent, noEvents, type CropEvents } from './crop-events.ts';
import { isWorthCutting } from './worth-cutting.ts';
import { compareTexts } from '#domain/records/lists.ts';

/** Ounces that one line of a dry load takes from just the harvest of its day. */
export interface DryClaim {
  /** `{load id}|{itemId}`. */
  readonly id: string;
  readonly loadId: string;
  readonly itemId: string;
  readonly varietyId: string;
  readonly cutDay: DayNumber;
  readonly oz: number;
}

/**
 * Claims of dryer loads, by load and item. Canceled loads claim nothing, and none takes what is sold alive.
 *
 * Unweighed lines claim today's yield of their trays, so a new yield keeps the trays.
 */
export function dryClaims(
  loads: readonly DryLoad[],
  varieties: ReadonlyMap<string, Variety>,
): DryClaim[] {
  return loads
    .filter(({ status }) => status !== 'CANCELLED')
    .flatMap(({ id, lines }) =>
      lines.flatMap(({ itemId, varietyId, trays, cutISO, wetOz }) => {
        const variety = varieties.get(varietyId);
        const isDried = variety !== undefined && variety.live !== true;
        const oz = isDried ? wetOunces({ wetOz, trays }, variety) : 0;
        if (trays === 0 || !isWorthCutting(oz)) return [];
        const cutDay = dayNumber(cutISO);
        return [{ id: `${id}|${itemId}`, loadId: id, itemId, varietyId, cutDay, oz }];
      }),
    )
    .toSorted((a, b) => compareTexts(a.id, b.id));
}

export function driedEvents(
  claims: readonly DryClaim[],
  rows: ReadonlyMap<string, number>,
  { from, to }: { readonly from: DayNumber; readonly to: DayNumber },
): ReadonlyMap<number, CropEvents> {
  const byRow = new Map<number, ReturnType<typeof noEvents>>();
  for (const { id, varietyId, cutDay, oz } of claims) {
    const row = rows.get(varietyId);
    if (row === undefined || cutDay < from || cutDay > to) continue;
    const events = byRow.get(row) ?? noEvents();
    byRow.set(row, events);
    addEvent(events, id, cutDay, oz);
  }
  return byRow;
}
