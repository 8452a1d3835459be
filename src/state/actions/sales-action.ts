import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Customer } from '#domain/customers/customer.ts';
import type { DeliveryLine, DeliveryStatus } from '#domain/deliveries/delivery.ts';
import type { OrderPause } from '#domain/orders/order.ts';
import type { Price } from '#domain/prices/price.ts';
import type { RecordPatch } from '#domain/records/record-patch.ts';

/** A standing order where it is stored. */
interface StandingOrder {
  readonly list: 'orders' | 'recurring';
  readonly id: string;
}

/** When a standing order ends, and when it pauses. */
export type OrderLifeAction =
  /** Null lets it go on. */
  | {
      readonly type: 'SET_ORDER_END';
      readonly payload: StandingOrder & { readonly endDate: IsoDate | null };
    }
  | {
      readonly type: 'ADD_ORDER_PAUSE';
      readonly payload: StandingOrder & {
        readonly pause: Pick<OrderPause, 'from' | 'to'> & Partial<Pick<OrderPause, 'id' | 'note'>>;
      };
    }
  | {
      readonly type: 'REMOVE_ORDER_PAUSE';
      readonly payload: StandingOrder & { readonly pauseId: string };
    };

/** Changes of the customers; a name that another one has is not taken. */
export type CustomerAction =
  | {
      readonly type: 'ADD_CUSTOMER';
      /** `formerName`: what orders and prices called the customer so far. */
      readonly payload: Partial<Customer> & {
        readonly name: string;
        readonly formerName?: string;
      };
    }
  | {
      readonly type: 'UPDATE_CUSTOMER';
      readonly payload: { readonly id: string; readonly patch: RecordPatch<Omit<Customer, 'id'>> };
    }
  | { readonly type: 'DELETE_CUSTOMER'; readonly payload: { readonly id: string } };

/** Changes of the price list. */
export type PriceAction =
  /** Takes the place of the price with its id, or of that for the same from the same day. */
  | {
      readonly type: 'SET_PRICE';
      readonly payload: Omit<Price, 'id'> & { readonly id?: string };
    }
  | { readonly type: 'DELETE_PRICE'; readonly payload: { readonly id: string } };

/** Names an event of an order. */
export interface DeliveryName {
  readonly orderId: string;
  /** The day that the order's rule gives. */
  readonly dateISO: IsoDate;
}

/** Deliveries that all get one status. */
export interface MarkedDeliveries {
  readonly deliveries: readonly DeliveryName[];
  readonly status: DeliveryStatus | null;
}

/** What was packed and delivered. */
export type PackingAction =
  /** One delivery or a whole day; null makes them as if nobody had packed them. */
  | {
      readonly type: 'MARK_DELIVERIES';
      readonly payload: MarkedDeliveries;
    }
  /** Lines that are not as ordered, each in the place of what was noted of it before; and the note. */
  | {
      readonly type: 'CORRECT_DELIVERY';
      readonly payload: DeliveryName & {
        readonly lines?: readonly DeliveryLine[];
        readonly note?: string;
      };
    };
