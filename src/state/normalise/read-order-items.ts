import type { BulkItem, OrderItem, PackageItem, SlimItem } from '#domain/orders/order.ts';
import {
  parseNumber,
  readChoice,
  readNumber,
  readPositive,
  readText,
  readWhole,
} from './coerce.ts';
import type { JsonRecord } from './json-record.ts';
import { listRecords, readRecords } from './read-records.ts';
import { readUnit } from './read-unit.ts';
import { settle } from './settle.ts';

/** Ids that order lines may name. */
export interface KnownTargets {
  readonly productIds: ReadonlySet<string>;
  readonly varietyIds: ReadonlySet<string>;
}

/** Fields of a unified order line that a line of the slim lists does not have. */
const NOT_SLIM: readonly string[] = [
  'id',
  'mode',
  'varietyId',
  'packageOz',
  'weight',
  'unit',
  'countStr',
  'weightStr',
];

/** The lines of a unified order. */
export function readItems(value: unknown, known: KnownTargets): OrderItem[] {
  return readRecords(value, 'li', (source, id) => readItem(source, id, known));
}

/** The lines of a recurring or one-time order: packages of a product and nothing else. */
export function readSlimItems(value: unknown): SlimItem[] {
  return listRecords(value).map((source) =>
    settle<SlimItem>(
      source,
      { productId: readText(source.productId), count: readCount(source.count, source.countStr) },
      NOT_SLIM,
    ),
  );
}

/** What a line sells, as the two fields of which one is set. */
export interface SettledTarget {
  readonly productId: string | undefined;
  readonly varietyId: string | undefined;
}

/**
 * Which of the two things a line names is the one it sells.
 *
 * The product counts if the farm has it, or if it does not have the variety either. A line that
 * names nothing keeps an empty product, so that it is shown as unknown.
 */
export function readTarget(source: JsonRecord, known: KnownTargets): SettledTarget {
  const productId = readText(source.productId).trim();
  const varietyId = readText(source.varietyId).trim();
  const sellsProduct =
    varietyId === '' ||
    (productId !== '' && (known.productIds.has(productId) || !known.varietyIds.has(varietyId)));
  return sellsProduct ? { productId, varietyId: undefined } : { productId: undefined, varietyId };
}

/** Settled fields of an item whichever thing it sells; `ItemTarget` cannot be spelled field by field. */
type Untargeted<T extends OrderItem> = Omit<T, 'productId' | 'varietyId'> & {
  readonly productId?: string;
  readonly varietyId?: string;
};

function readItem(source: JsonRecord, id: string, known: KnownTargets): OrderItem {
  const target = readTarget(source, known);
  const weight = parseNumber(source.weight) ?? parseNumber(source.weightStr);
  const mode = readChoice(source.mode, ['PACKAGE', 'BULK'], weight === null ? 'PACKAGE' : 'BULK');
  if (mode === 'BULK') {
    const bulk: Untargeted<BulkItem> = settle<Untargeted<BulkItem>>(
      source,
      {
        id,
        mode,
        ...target,
        weight: readNumber(weight, 0, { min: 0 }),
        unit: readChoice(readUnit(source.unit, null), ['oz', 'g', 'lb'], 'oz'),
      },
      ['weightStr', 'countStr'],
    );
    // `readTarget` sets exactly one of the two.
    return bulk as BulkItem;
  }
  const packages: Untargeted<PackageItem> = settle<Untargeted<PackageItem>>(
    source,
    {
      id,
      mode,
      ...target,
      packageOz: readPositive(source.packageOz, undefined),
      count: readCount(source.count, source.countStr),
    },
    ['weightStr', 'countStr'],
  );
  // `readTarget` sets exactly one of the two.
  return packages as PackageItem;
}

function readCount(count: unknown, typed: unknown): number {
  return readWhole(parseNumber(count) ?? typed, 1, { min: 1 });
}
