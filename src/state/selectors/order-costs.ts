import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { costBook, type CostBook } from '#domain/costing/cost-book.ts';
import { type CustomerCost, costsByCustomer } from '#domain/costing/customer-costs.ts';
import { type EventCost, costEvents } from '#domain/costing/event-cost.ts';
import { type OrderCostTotals, orderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { type OrderCost, datedCosts } from '#domain/costing/order-cost.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectPartsOf, WHAT_IS_ORDERED } from './parts-of-farm.ts';

/** Every price that packages and orders are costed from. */
export const selectCostBook: (farm: FarmDocument) => CostBook = createSelector(
  selectPartsOf('varieties', 'products', 'catalog'),
  costBook,
);

/** What each order costs per event. Costed again only when an order, what was agreed or has left of it, a variety or a price changed. */
export const selectEventCosts: (farm: FarmDocument) => readonly EventCost[] = createSelector(
  selectPartsOf(...WHAT_IS_ORDERED, 'deliveryChanges', 'deliveries', 'catalog'),
  costEvents,
);

/** What orders cost, event by event, from one day to another, the latest first. */
export const selectOrderCosts: (
  farm: FarmDocument,
  from: IsoDate | null,
  to: IsoDate | null,
  today: IsoDate,
) => readonly OrderCost[] = createSelector(
  selectEventCosts,
  (_farm: FarmDocument, from: IsoDate | null) => from,
  (_farm: FarmDocument, _from: IsoDate | null, to: IsoDate | null) => to,
  (_farm: FarmDocument, _from: IsoDate | null, _to: IsoDate | null, today: IsoDate) => today,
  (events, from, to, today) => datedCosts(events, { from, to }, today),
);

/** What the orders of each customer cost, from one day to another, the dearest customer first. */
export const selectCustomerCosts: (
  farm: FarmDocument,
  from: IsoDate | null,
  to: IsoDate | null,
  today: IsoDate,
) => readonly CustomerCost[] = createSelector(selectOrderCosts, costsByCustomer);

/** What the orders come to together, from one day to another. */
export const selectOrderCostTotals: (
  farm: FarmDocument,
  from: IsoDate | null,
  to: IsoDate | null,
  today: IsoDate,
) => OrderCostTotals = createSelector(selectOrderCosts, orderCostTotals);
