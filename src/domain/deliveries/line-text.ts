import { sizeLabel } from '#domain/costing/standard-sizes.ts';
import { packageSizeOz, soldThingOf, type SoldThings } from '#domain/orders/item-ounces.ts';
import type { BulkItem, OrderItem } from '#domain/orders/order.ts';

/** What a line sells, as a reader sees it. */
export interface LineText {
  readonly name: string;
  /** The size of its packages; null for a loose weight. */
  readonly packageOz: number | null;
  /** The unit of a loose weight; null for packages. */
  readonly unit: BulkItem['unit'] | null;
}

export function wordsOfLine(item: OrderItem, names: SoldThings): LineText {
  const sold = soldThingOf(item, names);
  const name = sold.product?.name ?? sold.variety?.name ?? 'Unknown product';
  return item.mode === 'BULK'
    ? { name, packageOz: null, unit: item.unit }
    : { name, packageOz: packageSizeOz(item, sold), unit: null };
}

/** The same of a line that may have left: it is called what it was called then. */
export function wordsOfSold(
  { item, sentName }: { readonly item: OrderItem; readonly sentName?: string },
  names: SoldThings,
): LineText {
  const words = wordsOfLine(item, names);
  return sentName === undefined ? words : { ...words, name: sentName };
}

/** What a line sells: "Pea 4 oz", a loose weight by its name alone. */
export function thingText(line: LineText): string {
  return line.packageOz === null ? line.name : `${line.name} ${lineSizeLabel(line)}`;
}

/** The size of a line: "4 oz"; of a loose weight its unit alone. */
export function lineSizeLabel({ packageOz, unit }: LineText): string {
  return packageOz === null ? (unit ?? '') : sizeLabel(packageOz);
}
