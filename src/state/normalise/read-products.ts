import { DEFAULT_PACKAGE_OZ } from '#domain/orders/item-ounces.ts';
import type {
  MixComponent,
  MixProduct,
  Product,
  SingleProduct,
} from '#domain/catalog/products/product.ts';
import { singleProductId, singleProductOf } from '#domain/catalog/products/single-product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { hashId } from './new-id.ts';
import { readChoice, readNumber, readPositive, readText } from './coerce.ts';
import type { JsonRecord } from './json-record.ts';
import { claimIds, listRecords, readRecords } from './read-records.ts';
import { readInstant, UNKNOWN_INSTANT } from './read-time.ts';
import { settle } from './settle.ts';

/**
 * The farm's products. Every variety is sold by itself: one that no single product sells yet gets
 * its own, and existing ones follow the name of their variety.
 */
export function readProducts(value: unknown, varieties: readonly Variety[]): Product[] {
  const varietyById = new Map(varieties.map((variety) => [variety.id, variety]));
  const products = readRecords(value, idOfProduct, (record, id) =>
    isMix(record)
      ? readMix(record, id)
      : readSingle(record, id, varietyById.get(readText(record.varietyId))),
  );
  return [...products, ...missingSingles(products, varieties)];
}

/** One mix; its percents stay as they came. */
export function readMix(source: JsonRecord, id: string): MixProduct {
  return settle<MixProduct>(source, {
    id,
    type: 'mix',
    name: readText(source.name),
    createdAt: readInstant(source.createdAt) ?? UNKNOWN_INSTANT,
    components: readComponents(source.components),
    packageSizeOz: readPositive(source.packageSizeOz, DEFAULT_PACKAGE_OZ),
  });
}

function readSingle(source: JsonRecord, id: string, variety: Variety | undefined): SingleProduct {
  return settle<SingleProduct>(source, {
    id,
    type: 'single',
    name: variety?.name ?? readText(source.name),
    varietyId: readText(source.varietyId),
    createdAt: readInstant(source.createdAt) ?? UNKNOWN_INSTANT,
    packageSizeOz: readPositive(source.packageSizeOz, firstPackSize(variety)),
  });
}

function missingSingles(
  products: readonly Product[],
  varieties: readonly Variety[],
): SingleProduct[] {
  const sold = new Set(products.map((product) => product.type === 'single' && product.varietyId));
  const claim = claimIds([]);
  for (const { id } of products) claim(id);
  return varieties
    .filter(({ id }) => !sold.has(id))
    .map((variety) => {
      const product = singleProductOf(variety, UNKNOWN_INSTANT);
      return { ...product, id: claim(product.id) };
    });
}

function firstPackSize(variety: Variety | undefined): number {
  return variety?.packSizes[0] ?? DEFAULT_PACKAGE_OZ;
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

function readComponents(value: unknown): MixComponent[] {
  return listRecords(value)
    .map((source) =>
      settle<MixComponent>(source, {
        varietyId: readText(source.varietyId),
        percent: readNumber(source.percent, 0),
      }),
    )
    .filter(({ varietyId }) => varietyId.trim() !== '');
}
