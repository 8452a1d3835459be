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

interface LateOrderReach {
  /** So much of its one item on its day; null when nothing, and of several items. */
  readonly most: AvailabilityAmount | null;
  readonly mostChanges: readonly NewDeliveryChange[];
  /** All of it from this day on; of several items the day of the last. */
  readonly earliestISO: IsoDate | null;
  readonly earliestChanges: readonly NewDeliveryChange[];
}

const NOTHING: LateOrderReach = {
  most: null,
  mostChanges: [],
  earliestISO: null,
  earliestChanges: [],
};

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
  { items, date: dateISO }: OnceOrder & { readonly date: IsoDate },
  limits: readonly AvailabilityResource[],
): Generator<undefined, LateOrderReach> {
  const questions = items.map((item) => ({
    item: targetOf(outlook.farm, item),
    amount: amountOfItem(outlook.farm, item),
    dateISO,
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
  const earliestISO = known.length < reaches.length ? null : latestOf(known);
  return {
    most,
    mostChanges: only === undefined || most === null ? [] : changesOf({ ...only, amount: most }),
    earliestISO,
    earliestChanges:
      earliestISO === null
        ? []
        : questions.flatMap((question) => changesOf({ ...question, dateISO: earliestISO })),
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
