import type { Alchemy } from '#domain/alchemy/alchemy.ts';
import { ALCHEMY } from '../../schema/alchemy.ts';
import { readProOrders, readProRecurrences } from './read-pro-orders.ts';
import { readProProducts } from './read-pro-products.ts';
import { readObject } from '../read-record.ts';
import { asRecord } from '../../document/json-record.ts';

export function readAlchemy(value: unknown): Alchemy {
  const source = asRecord(value);
  return readObject(ALCHEMY, source, {
    products: readProProducts(source.products),
    orders: readProOrders(source.orders),
    standing: readProRecurrences(source.standing),
  });
}
