import { createSelector } from 'reselect';
import { hasPrices } from '#domain/prices/has-prices.ts';
import { priceBook, type PriceBook } from '#domain/prices/price-book.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectPartsOf } from './parts-of-farm.ts';

/** The price list, opened once until it or what is sold has changed. */
export const selectPriceBook: (farm: FarmDocument) => PriceBook = createSelector(
  selectPartsOf('varieties', 'products', 'prices'),
  priceBook,
);

/** Whether the farm has a price at all: without one no screen shows a column of money. */
export const selectHasPrices: (farm: FarmDocument) => boolean = createSelector(
  selectPartsOf('orders', 'recurring', 'single', 'prices'),
  hasPrices,
);
