import { type IsoDate, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import type { RackFarm } from '#domain/answers/plan-diff/diff-space.ts';
import { diffTooLate } from '#domain/answers/plan-diff/diff-plantings.ts';
import type { TooLateRow } from '#domain/answers/plan-diff/plan-diff.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { type DeliveryShort, deliveryShorts, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { shortWeekdayName } from '#domain/calendar/day-label.ts';
import { listed, NOTHING_SAID, onDay, say, type Sentence, type Told } from '#domain/tell/say.ts';
import { roundTo } from '#domain/units/rounding.ts';
import {
  type AvailabilityAmount,
  amountOunces,
  availabilityAmountSaid,
} from './availability-question.ts';

interface LateOrder {
  readonly isStanding: boolean;
  /** The varieties that cannot be grown in time, the one that is ready last first. */
  readonly varietyNames: readonly string[];
  /** The cut of the last of them, if its work begins today. */
  readonly readyISO: IsoDate;
  /** Delivery days of this order, counted from today, that will be short. */
  readonly shortDays: readonly IsoDate[];
  /** First start day with no short delivery in the plan. `null` if there is none. */
  readonly startISO: IsoDate | null;
}

/**
 * Whether an order comes too late: its trays should already be planted and a delivery would be short.
 *
 * @param before - The farm without the change, to ignore other late work.
 */
export function lateOrder(
  before: Outlook<RackFarm>,
  after: Outlook<RackFarm>,
  orderId: string,
): LateOrder | null {
  const deliveries = deliveriesOf(after, orderId);
  const short = deliveries.filter(({ shortOz }) => shortOz >= SHORT_OZ);
  const wanted = new Set(deliveries.map(({ varietyId }) => varietyId));
  const late = diffTooLate(before, after).filter(({ varietyId }) => wanted.has(varietyId));
  const ready = readyDays(late, after.today);
  const [last] = ready;
  const [one] = short;
  if (last === undefined || one === undefined) return null;
  const shortDays = daysOf(short);
  const isCovered = (day: IsoDate) => shortDays.every((shortDay) => shortDay < day);
  return {
    isStanding: one.order.kind === 'RECURRING',
    varietyNames: ready.map(({ name }) => name),
    readyISO: last.dayISO,
    shortDays,
    startISO: daysOf(deliveries).find(isCovered) ?? null,
  };
}

function deliveriesOf({ ledger, today }: Outlook, orderId: string): DeliveryShort[] {
  return [...ledger.values()]
    .flatMap((supply) => [...deliveryShorts(supply).values()])
    .filter(({ order, deliveryISO }) => order.id === orderId && deliveryISO >= today);
}

/** When each variety can be cut if the work of its first late harvest begins today, the last one first. */
function readyDays(late: readonly TooLateRow[], today: IsoDate) {
  const ready = new Map<string, { readonly name: string; readonly dayISO: IsoDate }>();
  for (const { varietyId, varietyName, harvestISO, startISO } of late) {
    if (ready.has(varietyId)) continue;
    const dayISO = addDays(harvestISO, daysBetween(startISO, today));
    ready.set(varietyId, { name: varietyName, dayISO });
  }
  return [...ready.values()].sort((a, b) => daysBetween(a.dayISO, b.dayISO));
}

function daysOf(deliveries: readonly DeliveryShort[]): IsoDate[] {
  return [...new Set(deliveries.map(({ deliveryISO }) => deliveryISO))].sort();
}

export function lateOrderText(late: LateOrder, most: AvailabilityAmount | null): Sentence {
  return late.isStanding ? tooEarlyWords(late.shortDays) : tooLateWords(late, most);
}

function tooLateWords(
  { shortDays, varietyNames, readyISO }: LateOrder,
  most: AvailabilityAmount | null,
): Sentence {
  const [dateISO] = shortDays;
  if (dateISO === undefined) return NOTHING_SAID;
  const late = say`Too late for ${onDay(dateISO)}. Planted today, ${readyWords(varietyNames)} ready ${onDay(readyISO)}.`;
  return most === null ? late : say`${late} ${freeWords(most, dateISO)}`;
}

function readyWords([last, ...others]: readonly string[]): Told {
  return others.length === 0 ? 'it’s' : say`${last ?? ''} and ${others.length} more are`;
}

function freeWords(most: AvailabilityAmount, dateISO: IsoDate): Sentence {
  const verb = roundTo(amountOunces(most), 1) === 1 ? 'is' : 'are';
  return say`${availabilityAmountSaid(most)} ${verb} available on ${shortWeekdayName(dateISO)}.`;
}

function tooEarlyWords(days: readonly IsoDate[]): Sentence {
  const all = listed(days.map((day) => onDay(day, 'list')));
  return days.length === 1
    ? say`The first delivery comes too early: ${all}.`
    : say`The first ${days.length} deliveries come too early: ${all}.`;
}
