import { UNKNOWN_INSTANT } from '#domain/calendar/iso-date.ts';
import type { MixProduct, Product } from '#domain/catalog/products/product.ts';
import { missingSingles, singleProductId } from '#domain/catalog/products/single-product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { PRODUCTS } from '../../schema/catalog.ts';
import { readChoice, readPositive, readText } from '../coerce.ts';
import { hashId } from '../new-id.ts';
import { readRecord } from '../read-record.ts';
import { readRecords } from '../read-records.ts';
import type { JsonRecord } from '../../document/json-record.ts';

/** Reads the products. Each variety without a single product gets one; existing ones take their variety's name. */
export function readProducts(value: unknown, varieties: readonly Variety[]): Product[] {
  const varietyById = new Map(varieties.map((variety) => [variety.id, variety]));
  const products = readRecords(value, idOfProduct, (record, id) =>
    isMix(record)
      ? readMix(record, id)
      : readSingle(record, id, varietyById.get(readText(record.varietyId))),
  );
  return [...products, ...missingSingles(products, varieties, UNKNOWN_INSTANT)];
}

export function readMix(source: JsonRecord, id: string): MixProduct {
  return readRecord(PRODUCTS, source, id, { type: 'mix' }) as MixProduct; // As its type says.
}

function readSingle(source: JsonRecord, id: string, variety: Variety | undefined): Product {
  const [size] = variety?.packSizes ?? [];
  return readRecord(PRODUCTS, source, id, {
    type: 'single',
    ...(variety && { name: variety.name }),
    ...(size && { packageSizeOz: readPositive(source.packageSizeOz, size) }),
  });
}

function idOfProduct(record: JsonRecord): string {
  if (isMix(record)) return hashId('mix', record);
  const varietyId = readText(record.varietyId);
  return varietyId === '' ? hashId('prod', record) : singleProductId(varietyId);
}

function isMix(record: JsonRecord): boolean {
  const type = readChoice(record.type, ['single', 'mix'], null);
  return type === null ? Array.isArray(record.components) : type === 'mix';
}
