import type { DeliveryChange, NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { Order } from '#domain/orders/order.ts';

/** What is agreed about a delivery; without an id and a time it gets them when it is written down. */
export type AgreedChange = NewDeliveryChange &
  Partial<Pick<DeliveryChange, 'id' | 'atISO' | 'note'>>;

/** Changes of what was agreed about single deliveries. */
export type DeliveryAction =
  /** An order that was promised, with what it takes from harvests that are growing already. */
  | {
      readonly type: 'TAKE_ORDER';
      readonly payload: { readonly order: Order; readonly changes: readonly AgreedChange[] };
    }
  /** `remove` names the agreements that are taken back. */
  | {
      readonly type: 'CHANGE_DELIVERIES';
      readonly payload: {
        readonly add: readonly AgreedChange[];
        readonly remove: readonly string[];
      };
    };
