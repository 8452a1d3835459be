import type { DeliveryChange, NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { Order } from '#domain/orders/order.ts';
import type { ActionOf } from './action-of.ts';

/** What is agreed about a delivery; without an id and a time it gets them when it is written down. */
export type AgreedChange = NewDeliveryChange &
  Partial<Pick<DeliveryChange, 'id' | 'atISO' | 'note'>>;

interface TakenOrder {
  readonly order: Order;
  readonly changes: readonly AgreedChange[];
}

interface ChangedDeliveries {
  readonly add: readonly AgreedChange[];
  /** Agreements that are taken back. */
  readonly remove: readonly string[];
}

/** Changes of what was agreed about single deliveries. */
export type DeliveryAction =
  /** An order that was promised, with what it takes from harvests that are growing already. */
  ActionOf<'TAKE_ORDER', TakenOrder> | ActionOf<'CHANGE_DELIVERIES', ChangedDeliveries>;
