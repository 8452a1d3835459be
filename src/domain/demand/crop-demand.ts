import type { DayNumber, DaySpan } from '#domain/calendar/iso-date.ts';
import type { CropEvents } from './crop-events.ts';
import { isWorthCutting } from './worth-cutting.ts';

export interface CropDemand {
  readonly firstDay: DayNumber;
  readonly ounces: Float64Array;
  /** Ounces that deliveries take from exactly this harvest, besides those above. */
  readonly takenOunces: Float64Array;
  /** Ounces for the dryers, which belong to no order. */
  readonly driedOunces: Float64Array;
  /** The only order for a day. `null` if there are several or dryers too, `undefined` if there is none. */
  readonly orderIds: readonly (string | null | undefined)[];
}

export function cropDemand(
  wanted: CropEvents,
  taken: CropEvents,
  dried: CropEvents,
  { from, to }: DaySpan,
): CropDemand {
  const length = Math.max(0, to - from + 1);
  const ounces = new Float64Array(length);
  const takenOunces = new Float64Array(length);
  const driedOunces = new Float64Array(length);
  const orderIds: (string | null | undefined)[] = Array.from({ length });
  addUp(wanted, from, ounces, orderIds);
  addUp(taken, from, takenOunces, orderIds);
  addUp(dried, from, driedOunces, []);
  driedOunces.forEach((oz, at) => {
    if (oz > 0) orderIds[at] = null;
  });
  return { firstDay: from, ounces, takenOunces, driedOunces, orderIds };
}

export function sameDemand(a: CropDemand, b: CropDemand): boolean {
  return (
    a.firstDay === b.firstDay &&
    sameEntries(a.ounces, b.ounces) &&
    sameEntries(a.takenOunces, b.takenOunces) &&
    sameEntries(a.driedOunces, b.driedOunces) &&
    sameEntries(a.orderIds, b.orderIds)
  );
}

/** Checks whether a variety is harvested daily from the start of its demand to a day. */
export function hasDailyHarvests(
  { firstDay, ounces, takenOunces, driedOunces }: CropDemand,
  until: DayNumber,
): boolean {
  for (let at = 0; at <= until - firstDay; at += 1) {
    const wanted = (ounces[at] ?? 0) + (takenOunces[at] ?? 0) + (driedOunces[at] ?? 0);
    if (!isWorthCutting(wanted)) return false;
  }
  return true;
}

function addUp(
  events: CropEvents,
  from: DayNumber,
  table: Float64Array,
  orderIds: (string | null | undefined)[],
): void {
  const { length } = events.days;
  for (let event = 0; event < length; event += 1) {
    const at = (events.days[event] ?? 0) - from;
    const id = events.orderIds[event];
    const ounces = events.ounces[event] ?? 0;
    table[at] = (table[at] ?? 0) + ounces;
    if (!isWorthCutting(ounces)) continue;
    // Several items or days of one order count as one.
    orderIds[at] = orderIds[at] === undefined || orderIds[at] === id ? id : null;
  }
}

function sameEntries<T>(a: ArrayLike<T>, b: ArrayLike<T>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}
