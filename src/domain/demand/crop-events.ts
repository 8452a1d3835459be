import type { DayNumber } from '#domain/calendar/iso-date.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { placeIn } from '#domain/records/sorted-list.ts';

/**
 * Demand for one variety in columns: order, day and ounces.
 *
 * Events are sorted by order id, so sums are identical however orders are stored. Parallel number arrays are
 * read much faster than objects.
 */
export interface CropEvents {
  readonly orderIds: readonly string[];
  readonly days: readonly DayNumber[];
  readonly ounces: readonly number[];
}

type CropEventsBuilder = { readonly [K in keyof CropEvents]: CropEvents[K][number][] };

export function noEvents(): CropEventsBuilder {
  return { orderIds: [], days: [], ounces: [] };
}

export function sameEvents(a: CropEvents, b: CropEvents): boolean {
  return (
    a === b ||
    (a.orderIds.length === b.orderIds.length &&
      a.orderIds.every((id, at) => id === b.orderIds[at]) &&
      a.days.every((day, at) => day === b.days[at]) &&
      a.ounces.every((oz, at) => oz === b.ounces[at]))
  );
}

export function addEvent(
  events: CropEventsBuilder,
  orderId: string,
  day: DayNumber,
  ounces: number,
): void {
  events.orderIds.push(orderId);
  events.days.push(day);
  events.ounces.push(ounces);
}

/** Replaces the events of some orders, by ascending id; the same events if there are none before and after. */
export function withOrders(
  events: CropEvents,
  ids: readonly string[],
  own: CropEvents,
): CropEvents {
  const stretches: Stretch[] = [];
  let next = 0;
  for (const id of ids) {
    const [was, is] = [placesOf(events, id), placesOf(own, id)];
    if (was.start === was.end && is.start === is.end) continue;
    stretches.push({ of: events, start: next, end: was.start }, { of: own, ...is });
    next = was.end;
  }
  if (stretches.length === 0) return events;
  stretches.push({ of: events, start: next, end: events.days.length });
  return {
    orderIds: joined(stretches, ({ orderIds }) => orderIds),
    days: joined(stretches, ({ days }) => days),
    ounces: joined(stretches, ({ ounces }) => ounces),
  };
}

/** Copies stretches as a whole: a long list with one order replaced takes hardly any time. */
function joined<T>(
  stretches: readonly Stretch[],
  column: (events: CropEvents) => readonly T[],
): readonly T[] {
  return new Array<T>().concat(
    ...stretches.map(({ of, start, end }) => column(of).slice(start, end)),
  );
}

/** Some of the events of a list, from `start` to before `end`. */
interface Stretch {
  readonly of: CropEvents;
  readonly start: number;
  readonly end: number;
}

function placesOf({ orderIds }: CropEvents, id: string): Pick<Stretch, 'start' | 'end'> {
  const start = placeIn(orderIds, id, compareTexts);
  let end = start;
  while (orderIds[end] === id) end += 1;
  return { start, end };
}
