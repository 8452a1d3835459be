import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import type { OnceOrder, OrderItem } from '#domain/orders/order.ts';
import type { AvailabilityAmount } from './availability-amount.ts';
import { AvailabilityError } from './availability-error.ts';
import type { AvailabilityItem } from './availability-item.ts';
import type { AvailabilityResource } from '../../settings/availability-resources.ts';

/** A customer's question: an item, an amount and a day. */
export interface AvailabilityQuestion {
  readonly item: AvailabilityItem;
  readonly amount: AvailabilityAmount;
  readonly dateISO: IsoDate;
  /** Resources that turn a yes into a no. */
  readonly limits: readonly AvailabilityResource[];
}

/** The id of an order that is only tried out. */
const TRIAL_ORDER_ID = 'ord_promise';

/** Later than any clock, so this order is served after all others. */
const AFTER_ALL = '9999-12-31T23:59:59.999Z';

/**
 * Trial order of a question.
 *
 * @throws AvailabilityError if the day is past or beyond the task horizon.
 */
export function trialOrder(
  { item, amount, dateISO }: Pick<AvailabilityQuestion, 'item' | 'amount' | 'dateISO'>,
  today: IsoDate,
): OnceOrder {
  const last = addDays(today, REBUILD_HORIZON_DAYS);
  if (dateISO < today || dateISO > last) {
    throw new AvailabilityError(`Choose a day from ${today} to ${last}.`);
  }
  return {
    id: TRIAL_ORDER_ID,
    name: 'Order',
    customer: '',
    kind: 'ONCE',
    date: dateISO,
    orderCategory: 'RESTAURANT',
    harvestFridayIfWeekend: false,
    createdAt: AFTER_ALL,
    items: [orderItem(item, amount)],
  };
}

/** The order that is added when the user accepts. Its name holds the customer or the day. */
export function requestedOrder(
  question: Pick<AvailabilityQuestion, 'item' | 'amount' | 'dateISO'>,
  today: IsoDate,
  { id, customer }: Pick<OnceOrder, 'id' | 'customer'>,
): OnceOrder {
  const day = shortDayLabel(question.dateISO);
  const name = customer === '' ? `Order ${day}` : `${customer}, ${day}`;
  return { ...trialOrder(question, today), id, customer, name, createdAt: '' };
}

function orderItem(item: AvailabilityItem, amount: AvailabilityAmount): OrderItem {
  const target = item.kind === 'variety' ? { varietyId: item.id } : { productId: item.id };
  if (amount.mode === 'PACKAGE') {
    const { count, packageOz } = amount;
    return { id: 'li_1', ...target, mode: 'PACKAGE', count, packageOz };
  }
  const { weight, unit } = amount;
  return { id: 'li_1', ...target, mode: 'BULK', weight, unit };
}
