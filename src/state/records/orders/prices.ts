import { priceKey } from '#domain/prices/price-target.ts';
import type { Price } from '#domain/prices/price.ts';
import { byId, changeById, freeId, recordById } from '#domain/records/change-records.ts';
import { type FarmDocument, withList } from '../../document/farm-document.ts';
import { hashId } from '../../read/new-id.ts';
import { readPrices } from '../../read/slices/read-sales.ts';
import { actionRules, deletesFrom, type RecordName } from '../action-rules.ts';
import { PayloadError } from '../described-payload.ts';
import type { JsonRecord } from '../../document/json-record.ts';

type NewPrice = Omit<Price, 'id'> & Partial<RecordName>;

/** Changes of the price list. A saved price is read like one from a file; one that cannot be read changes nothing. */
export const PRICE_ACTIONS = {
  /** Takes the place of the price with its id, or of that for the same from the same day. */
  SET_PRICE: actionRules({
    payload: readNewPrice,
    label: 'Set price',
    run: (farm, price) => withList(farm, 'prices', withPrice(farm.prices ?? [], price, farm)),
  }),
  DELETE_PRICE: deletesFrom('prices', 'Delete price'),
};

/** The id may be made later. */
function readNewPrice(source: JsonRecord): NewPrice {
  const [price] = readPrices([source]);
  if (price === undefined) {
    throw new PayloadError(
      "needs one of 'varietyId' and 'productId', and an 'amount' of 0 or more.",
    );
  }
  const { id, ...rest } = price;
  return { ...rest, ...('id' in source && { id }) };
}

/** The price list with a price: in the place of that with its id, or of that for the same from the same day. */
function withPrice(
  prices: readonly Price[],
  typed: NewPrice,
  { products }: Pick<FarmDocument, 'products'>,
): readonly Price[] {
  const id = typed.id || hashId('prc', typed);
  const [price] = readPrices([{ ...typed, id }]);
  if (price === undefined) return prices;
  const productsById = byId(products);
  const keyOf = (one: Price) => priceKey(one, productsById);
  const before =
    recordById(prices, typed.id ?? '') ?? prices.find((other) => keyOf(other) === keyOf(price));
  if (before === undefined) return [...prices, { ...price, id: freeId(id, prices) }];
  return changeById(prices, before.id, () => ({ ...price, id: before.id }));
}
