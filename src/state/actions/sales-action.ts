import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Customer } from '#domain/customers/customer.ts';
import type { DeliveryLine, DeliveryStatus } from '#domain/deliveries/delivery.ts';
import type { OrderPause } from '#domain/orders/order.ts';
import type { Price } from '#domain/prices/price.ts';
import type { ActionOf, RecordChange, RecordName } from './action-of.ts';

/** A standing order where it is stored. */
interface StandingOrder extends RecordName {
  readonly list: 'orders' | 'recurring';
}

type NewPause = Pick<OrderPause, 'from' | 'to'> & Partial<Pick<OrderPause, 'id' | 'note'>>;

/** When a standing order ends, and when it pauses. */
export type OrderLifeAction =
  /** Null lets it go on. */
  | ActionOf<'SET_ORDER_END', StandingOrder & { readonly endDate: IsoDate | null }>
  | ActionOf<'ADD_ORDER_PAUSE', StandingOrder & { readonly pause: NewPause }>
  | ActionOf<'REMOVE_ORDER_PAUSE', StandingOrder & { readonly pauseId: string }>;

type NewCustomer = Partial<Customer> & {
  readonly name: string;
  /** What orders and prices called the customer so far. */
  readonly formerName?: string;
};

/** Changes of the customers; a name that another one has is not taken. */
export type CustomerAction =
  | ActionOf<'ADD_CUSTOMER', NewCustomer>
  | ActionOf<'UPDATE_CUSTOMER', RecordChange<Customer>>
  | ActionOf<'DELETE_CUSTOMER', RecordName>;

/** Changes of the price list. */
export type PriceAction =
  /** Takes the place of the price with its id, or of that for the same from the same day. */
  | ActionOf<'SET_PRICE', Omit<Price, 'id'> & Partial<RecordName>>
  | ActionOf<'DELETE_PRICE', RecordName>;

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

/** Lines that are not as ordered, each in the place of what was noted of it before; and the note. */
interface CorrectedDelivery extends DeliveryName {
  readonly lines?: readonly DeliveryLine[];
  readonly note?: string;
}

/** What was packed and delivered. */
export type PackingAction =
  /** One delivery or a whole day; null makes them as if nobody had packed them. */
  ActionOf<'MARK_DELIVERIES', MarkedDeliveries> | ActionOf<'CORRECT_DELIVERY', CorrectedDelivery>;
