import type { OrderItem } from '#domain/orders/order.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { ORDER_ITEMS } from '../../schema/order-items.ts';
import { parseNumber, readChoice, readText } from '../coerce.ts';
import { readRecord, readList } from '../read-record.ts';
import { readRecords, reuseIfUnchanged } from '../read-records.ts';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { DELIVERY_CHANGES } from '../../schema/delivery-changes.ts';
import { type JsonRecord, isRecord } from '../../document/json-record.ts';

export interface KnownTargets {
  readonly productIds: ReadonlySet<string>;
  readonly varietyIds: ReadonlySet<string>;
}

export function knownTargets({
  products,
  varieties,
}: Pick<FarmDocument, 'products' | 'varieties'>): KnownTargets {
  return {
    productIds: new Set(products.map(({ id }) => id)),
    varietyIds: new Set(varieties.map(({ id }) => id)),
  };
}

export function readItems(value: unknown, known: KnownTargets): readonly OrderItem[] {
  const items = readRecords(value, ORDER_ITEMS.prefix, (source, id) =>
    readOrderItem(source, id, known),
  );
  return reuseIfUnchanged(items, value);
}

/**
 * Returns which of its two references a line sells.
 *
 * The product counts if the farm has it, or if it doesn't have the variety either. A line without a
 * reference keeps an empty product, so it shows as unknown.
 */
export function readTarget(source: JsonRecord, known: KnownTargets) {
  const productId = readText(source.productId).trim();
  const varietyId = readText(source.varietyId).trim();
  const sellsProduct =
    varietyId === '' ||
    (productId !== '' && (known.productIds.has(productId) || !known.varietyIds.has(varietyId)));
  return sellsProduct ? { productId, varietyId: undefined } : { productId: undefined, varietyId };
}

export function readOrderItem(source: JsonRecord, id: string, known: KnownTargets): OrderItem {
  const weight = parseNumber(source.weight) ?? parseNumber(source.weightStr);
  const mode = readChoice(source.mode, ['PACKAGE', 'BULK'], weight === null ? 'PACKAGE' : 'BULK');
  const item = readRecord(ORDER_ITEMS, source, id, { mode, ...readTarget(source, known) });
  return item as OrderItem; // `readTarget` sets exactly one of the two.
}

export function readDeliveryChanges(value: unknown, known: KnownTargets): DeliveryChange[] {
  return readList(DELIVERY_CHANGES, value, ({ kind, items }) => {
    if (kind !== 'ITEMS') return {};
    if (!Array.isArray(items) && !isRecord(items)) return null;
    return { kind, items: readItems(items, known) };
  });
}
