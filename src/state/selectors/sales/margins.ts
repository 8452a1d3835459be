import { createSelector } from 'reselect';
import {
  customerMargins,
  marginsOf,
  type CustomerMargins,
  type EventMargin,
} from '#domain/margins/event-margins.ts';
import { shelfMargins, type ShelfMargin } from '#domain/margins/shelf-margins.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { type OfDays, selectOrderCosts } from './order-costs.ts';
import { selectPartsOf } from '../parts-of-farm.ts';
import { selectHasPrices, selectPriceBook } from './price-book.ts';

/** Margin of each order event, in the order of `selectOrderCosts`. `null` if the farm has no prices. */
export const selectOrderMargins: OfDays<readonly EventMargin[] | null> = createSelector(
  selectHasPrices,
  selectOrderCosts,
  selectPriceBook,
  (farm: FarmDocument) => farm.deliveries,
  (isPriced, costs, book, deliveries) => (isPriced ? marginsOf(costs, book, deliveries) : null),
);

/** `null` if the farm has no prices. */
export const selectCustomerMargins: OfDays<CustomerMargins | null> = createSelector(
  selectOrderMargins,
  (margins) => margins && customerMargins(margins),
);

/** Margin of each variety per slot and day. `null` if the farm has no prices. */
export const selectShelfMargins: OfDays<readonly ShelfMargin[] | null> = createSelector(
  selectPartsOf('varieties', 'products', 'catalog'),
  selectOrderMargins,
  (farm, margins) => margins && shelfMargins(farm, margins),
);
