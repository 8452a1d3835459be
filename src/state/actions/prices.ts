import { priceKey } from '#domain/prices/price-target.ts';
import type { Price } from '#domain/prices/price.ts';
import { changeById, dropById, freeId, recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { hashId } from '../normalise/new-id.ts';
import { readPrices } from '../normalise/read-sales.ts';
import type { PriceAction } from './sales-action.ts';
import { withList } from './with-list.ts';

/** Changes of the price list. A saved price is read like one from a file; one that cannot be read changes nothing. */
export function reducePrices(document: FarmDocument, action: PriceAction): FarmDocument {
  const { prices = [] } = document;
  switch (action.type) {
    case 'SET_PRICE':
      return withList(document, 'prices', withPrice(prices, action.payload, document));
    case 'DELETE_PRICE':
      return withList(document, 'prices', dropById(prices, action.payload.id));
  }
}

/** The price list with a price: in the place of that with its id, or of that for the same from the same day. */
export function withPrice(
  prices: readonly Price[],
  typed: Omit<Price, 'id'> & { readonly id?: string },
  { products }: Pick<FarmDocument, 'products'>,
): readonly Price[] {
  const id = typed.id || hashId('prc', typed);
  const [price] = readPrices([{ ...typed, id }]);
  if (price === undefined) return prices;
  const keyOf = (one: Price) => priceKey(one, (product) => recordById(products, product));
  const before =
    recordById(prices, typed.id ?? '') ?? prices.find((other) => keyOf(other) === keyOf(price));
  if (before === undefined) return [...prices, { ...price, id: freeId(id, prices) }];
  return changeById(prices, before.id, () => ({ ...price, id: before.id }));
}
