import type { Alchemy } from '#domain/alchemy/alchemy.ts';
import { PRO_CATEGORIES, PRO_ITEMS, PRO_SUBGROUPS } from '../schema/alchemy.ts';
import { asRecord } from './json-record.ts';
import { readProOrders } from './read-pro-orders.ts';
import { readProProducts } from './read-pro-products.ts';
import { readList } from './read-record.ts';
import { settle } from './settle.ts';

/** Freeze-dried products: items, recipes and orders. */
export function readAlchemy(value: unknown): Alchemy {
  const source = asRecord(value);
  return settle<Alchemy>(source, {
    items: readList(PRO_ITEMS, source.items),
    categories: readList(PRO_CATEGORIES, source.categories),
    subgroups: readList(PRO_SUBGROUPS, source.subgroups),
    products: readProProducts(source.products),
    orders: readProOrders(source.orders),
  });
}
