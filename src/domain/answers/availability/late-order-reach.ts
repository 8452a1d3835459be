import { type IsoDate, latestOf } from '#domain/calendar/iso-date.ts';
import { assortmentOf } from '#domain/demand/demand-lines.ts';
import { packageSizeOz, soldThingOf } from '#domain/orders/item-ounces.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { OnceOrder, Order, OrderItem } from '#domain/orders/order.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { AvailabilityLimits } from './availability-answer.ts';
import { createAvailabilityCheck } from './availability-check.ts';
import {
  trayAmount,
  type AvailabilityAmount,
  AvailabilityError,
  type AvailabilityItem,
  type AvailabilityQuestion,
  type AvailabilityFarm,
} from './availability-question.ts';
import type { AvailabilityResource } from '../../settings/settings.ts';

/** Ways out for an order that is too late, each with its delivery changes; `null` if there is none. */
export interface LateOrderReach {
  /** Day from which all of a one-time order is available: of several items the day of the last. */
  readonly move: {
    readonly dateISO: IsoDate;
    readonly changes: readonly NewDeliveryChange[];
  } | null;
  /** Amount of its only item that is available on its day. */
  readonly take: {
    readonly amount: AvailabilityAmount;
    readonly changes: readonly NewDeliveryChange[];
  } | null;
}

const NOTHING: LateOrderReach = { move: null, take: null };

/**
 * How much of a one-time order is available on its day, and when all of it is, one trial per step. The outlook
 * is of the farm without the order.
 */
export function* lateOrderReach(
  outlook: Outlook<AvailabilityFarm>,
  order: Order,
  limits: readonly AvailabilityResource[],
): Generator<undefined, LateOrderReach> {
  if (order.kind !== 'ONCE' || order.date === null) return NOTHING;
  try {
    return yield* reachOfItems(outlook, { ...order, date: order.date }, limits);
  } catch (cause) {
    // What leads to no variety, or a day that no tasks are planned for, cannot be asked about.
    if (cause instanceof AvailabilityError) return NOTHING;
    throw cause;
  }
}

function* reachOfItems(
  outlook: Outlook<AvailabilityFarm>,
  { items, date }: OnceOrder & { readonly date: IsoDate },
  limits: readonly AvailabilityResource[],
): Generator<undefined, LateOrderReach> {
  const questions = items.map((item) => ({
    item: targetOf(outlook.farm, item),
    amount: amountOfItem(outlook.farm, item),
    dateISO: date,
    limits,
  }));
  const changesOf = (question: AvailabilityQuestion) =>
    createAvailabilityCheck(outlook, question).answer().changes;
  const reaches: AvailabilityLimits[] = [];
  for (const question of questions) {
    reaches.push(yield* createAvailabilityCheck(outlook, question).reachSteps());
  }
  const [only, ...others] = questions;
  const most = others.length > 0 ? null : (reaches[0]?.most ?? null);
  const known = reaches.flatMap((reach) => reach.earliestISO ?? []);
  // Without one of the days there is none for all.
  const day = known.length < reaches.length ? null : latestOf(known);
  const onDay = (dateISO: IsoDate) => ({
    dateISO,
    changes: questions.flatMap((question) => changesOf({ ...question, dateISO })),
  });
  return {
    move: day === null ? null : onDay(day),
    take: only && most ? { amount: most, changes: changesOf({ ...only, amount: most }) } : null,
  };
}

function targetOf(farm: AvailabilityFarm, { productId, varietyId }: OrderItem): AvailabilityItem {
  if (varietyId !== undefined) return { kind: 'variety', id: varietyId, name: '' };
  const product = farm.products.find(({ id }) => id === productId);
  return { kind: product?.type ?? 'single', id: productId, name: product?.name ?? '' };
}

function amountOfItem(farm: AvailabilityFarm, item: OrderItem): AvailabilityAmount {
  if (item.mode === 'BULK') return { mode: 'BULK', weight: item.weight, unit: item.unit };
  const sold = soldThingOf(item, assortmentOf(farm));
  if (sold.variety?.live === true) return trayAmount(item.count);
  return { mode: 'PACKAGE', count: item.count, packageOz: packageSizeOz(item, sold) };
}
