import type { Alchemy, ProCategory, ProSubgroup } from '#domain/alchemy/alchemy.ts';
import { readNumber, readText } from './coerce.ts';
import { asRecord, type JsonRecord } from './json-record.ts';
import { readProItems } from './read-pro-items.ts';
import { readProOrders } from './read-pro-orders.ts';
import { readProProducts } from './read-pro-products.ts';
import { readRecords } from './read-records.ts';
import { settle } from './settle.ts';

/** Freeze-dried products: items, recipes and orders. */
export function readAlchemy(value: unknown): Alchemy {
  const source = asRecord(value);
  return settle<Alchemy>(source, {
    items: readProItems(source.items),
    categories: readRecords(source.categories, 'cat', readProCategory),
    subgroups: readRecords(source.subgroups, 'grp', readProSubgroup),
    products: readProProducts(source.products),
    orders: readProOrders(source.orders),
  });
}

/** One category of Pro products. */
export function readProCategory(source: JsonRecord, id: string): ProCategory {
  return settle<ProCategory>(source, {
    id,
    name: readText(source.name),
    order: readNumber(source.order, 0),
  });
}

/** One subgroup of Pro products. */
export function readProSubgroup(source: JsonRecord, id: string): ProSubgroup {
  return settle<ProSubgroup>(source, {
    id,
    name: readText(source.name),
    categoryId: readText(source.categoryId),
    order: readNumber(source.order, 0),
    notes: readText(source.notes),
  });
}
