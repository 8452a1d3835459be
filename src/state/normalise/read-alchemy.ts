import type { Alchemy, ProCategory, ProSubgroup } from '#domain/alchemy/alchemy.ts';
import { readNumber, readText } from './coerce.ts';
import { asRecord } from './json-record.ts';
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
    categories: readCategories(source.categories),
    subgroups: readSubgroups(source.subgroups),
    products: readProProducts(source.products),
    orders: readProOrders(source.orders),
  });
}

function readCategories(value: unknown): ProCategory[] {
  return readRecords(value, 'cat', (source, id) =>
    settle<ProCategory>(source, {
      id,
      name: readText(source.name),
      order: readNumber(source.order, 0),
    }),
  );
}

function readSubgroups(value: unknown): ProSubgroup[] {
  return readRecords(value, 'grp', (source, id) =>
    settle<ProSubgroup>(source, {
      id,
      name: readText(source.name),
      categoryId: readText(source.categoryId),
      order: readNumber(source.order, 0),
      notes: readText(source.notes),
    }),
  );
}
