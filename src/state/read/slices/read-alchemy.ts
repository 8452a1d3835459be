import type { Alchemy } from '#domain/alchemy/alchemy.ts';
import { ALCHEMY } from '../../schema/alchemy.ts';
import { idOfProOrder, readProOrder, readProRecurrence } from './read-pro-orders.ts';
import { readProProduct } from './read-pro-products.ts';
import { readObject } from '../read-record.ts';
import { readRecords } from '../read-records.ts';
import { asRecord } from '../../document/json-record.ts';

export function readAlchemy(value: unknown): Alchemy {
  const source = asRecord(value);
  return readObject(ALCHEMY, source, {
    products: readRecords(source.products, 'prd', readProProduct),
    orders: readRecords(source.orders, idOfProOrder, readProOrder),
    standing: readRecords(source.standing, idOfProOrder, readProRecurrence),
  });
}
