import { createSelector } from 'reselect';
import { hasPrices } from '#domain/prices/has-prices.ts';
import { sizesInUse, type SizesByTarget } from '#domain/prices/offered-sizes.ts';
import { priceBook, type PriceBook } from '#domain/prices/price-book.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { selectAllOrders } from './orders.ts';
import { selectPartsOf } from '../parts-of-farm.ts';

/** Price lookup. Built again only if prices or products change. */
export const selectPriceBook: (farm: FarmDocument) => PriceBook = createSelector(
  selectPartsOf('varieties', 'products', 'prices'),
  priceBook,
);

/** In which sizes things are ordered or have a price. */
export const selectSizesInUse: (farm: FarmDocument) => SizesByTarget = createSelector(
  selectAllOrders,
  (farm: FarmDocument) => farm.prices,
  selectPriceBook,
  (orders, prices, book) => sizesInUse(orders, prices ?? [], book),
);

/** Selects whether the farm has any price. Without one, no money columns are shown. */
export const selectHasPrices: (farm: FarmDocument) => boolean = createSelector(
  selectPartsOf('orders', 'recurring', 'single', 'prices', 'deliveries'),
  hasPrices,
);
