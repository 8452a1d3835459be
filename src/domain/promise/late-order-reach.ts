import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { packageSizeOz } from '#domain/orders/item-ounces.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { askPromise } from './answer-promise.ts';
import type { PromiseReach } from './answer-promise.ts';
import type { PromiseAmount } from './promise-amount.ts';
import { PromiseError } from './promise-error.ts';
import type { PromiseFarm } from './promise-farm.ts';
import type { PromiseLimit } from './promise-limit.ts';
import type { PromiseQuestion } from './promise-question.ts';
import type { PromiseItem } from './promise-item.ts';

const NOTHING: PromiseReach = { most: null, earliestISO: null };

/**
 * How much of a one-time order can be had on its day, and from when on all of it, one trial at a time: of
 * several items the day of the last, and no amount, since each of them may have its own.
 *
 * @param outlook - Of the farm without the order.
 */
export function* lateOrderReach(
  outlook: Outlook<PromiseFarm>,
  order: Order,
  limits: readonly PromiseLimit[],
): Generator<undefined, PromiseReach> {
  if (order.kind !== 'ONCE' || order.date === null) return NOTHING;
  const days: IsoDate[] = [];
  let most: PromiseAmount | null = null;
  for (const item of order.items) {
    const reach = yield* itemReach(outlook, item, { dateISO: order.date, limits });
    if (reach.earliestISO === null)
      return { most: order.items.length === 1 ? reach.most : null, earliestISO: null };
    days.push(reach.earliestISO);
    most = reach.most;
  }
  return { most: order.items.length === 1 ? most : null, earliestISO: days.sort().at(-1) ?? null };
}

function* itemReach(
  outlook: Outlook<PromiseFarm>,
  item: OrderItem,
  asked: Pick<PromiseQuestion, 'dateISO' | 'limits'>,
): Generator<undefined, PromiseReach> {
  const { farm } = outlook;
  const amount = amountOfItem(farm, item);
  const question = { item: targetOf(farm, item), amount, ...asked };
  try {
    return yield* askPromise(outlook, question).reachSteps();
  } catch (cause) {
    // What leads to no variety, or a day that no tasks are planned for, cannot be asked about.
    if (cause instanceof PromiseError) return NOTHING;
    throw cause;
  }
}

function targetOf(farm: PromiseFarm, { productId, varietyId }: OrderItem): PromiseItem {
  if (varietyId !== undefined) return { kind: 'variety', id: varietyId, name: '' };
  const product = farm.products.find(({ id }) => id === productId);
  return { kind: product?.type ?? 'single', id: productId, name: product?.name ?? '' };
}

function amountOfItem(farm: PromiseFarm, item: OrderItem): PromiseAmount {
  if (item.mode === 'BULK') return { mode: 'BULK', weight: item.weight, unit: item.unit };
  const product = farm.products.find(({ id }) => id === item.productId);
  const variety = farm.varieties.find(({ id }) => id === item.varietyId);
  const packageOz = packageSizeOz(item, { product, variety });
  return { mode: 'PACKAGE', count: item.count, packageOz };
}
