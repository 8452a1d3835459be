import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { costBook, type CostBook } from '#domain/costing/cost-book.ts';
import { type CustomerCost, costsByCustomer } from '#domain/costing/customer-costs.ts';
import { type EventCost, costEvents } from '#domain/costing/event-cost.ts';
import { type OrderCostTotals, orderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { type OrderCost, datedCosts } from '#domain/costing/order-cost.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { selectPartsOf, WHAT_IS_ORDERED } from '../parts-of-farm.ts';

export const selectCostBook: (farm: FarmDocument) => CostBook = createSelector(
  selectPartsOf('varieties', 'products', 'catalog'),
  costBook,
);

/** Cost of each order per event. Computed again only if an order, its deliveries, a variety or a price changes. */
export const selectEventCosts: (farm: FarmDocument) => readonly EventCost[] = createSelector(
  selectPartsOf(...WHAT_IS_ORDERED, 'deliveryChanges', 'deliveries', 'catalog'),
  costEvents,
);

/** Reads something of a farm from one day to another. */
export type OfDays<T> = (
  farm: FarmDocument,
  from: IsoDate | null,
  to: IsoDate | null,
  today: IsoDate,
) => T;

/** Order costs event by event between two days, latest first. */
export const selectOrderCosts: OfDays<readonly OrderCost[]> = createSelector(
  selectEventCosts,
  (_farm: FarmDocument, from: IsoDate | null) => from,
  (_farm: FarmDocument, _from: IsoDate | null, to: IsoDate | null) => to,
  (_farm: FarmDocument, _from: IsoDate | null, _to: IsoDate | null, today: IsoDate) => today,
  (events, from, to, today) => datedCosts(events, { from, to }, today),
);

/** Order costs per customer between two days, highest first. */
export const selectCustomerCosts: OfDays<readonly CustomerCost[]> = createSelector(
  selectOrderCosts,
  costsByCustomer,
);

export const selectOrderCostTotals: OfDays<OrderCostTotals> = createSelector(
  selectOrderCosts,
  orderCostTotals,
);
