import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { packageSizeOz, soldThingOf, type Assortment } from '#domain/orders/item-ounces.ts';
import type { BulkItem, OrderItem } from '#domain/orders/order.ts';

export interface LineText {
  readonly name: string;
  /** The size of its packages; null for a loose weight. */
  readonly packageOz: number | null;
  /** The unit of a loose weight; null for packages. */
  readonly unit: BulkItem['unit'] | null;
  /** Its packages are trays that are sold alive, and its name says of what size. */
  readonly live?: true;
}

export function wordsOfLine(item: OrderItem, names: Assortment): LineText {
  const sold = soldThingOf(item, names);
  const name = sold.product?.name ?? sold.variety?.name ?? 'Unknown product';
  return item.mode === 'BULK'
    ? { name, packageOz: null, unit: item.unit }
    : {
        name,
        packageOz: packageSizeOz(item, sold),
        unit: null,
        ...(sold.variety?.live && { live: true }),
      };
}

/** What a line was when it was delivered, whatever has become of its variety or product. */
export type SentAs = Pick<LineText, 'name' | 'live'>;

/** Name and size of a sold line, as it was named when it was delivered. */
export function wordsOfSold(
  { item, sentAs }: { readonly item: OrderItem; readonly sentAs?: SentAs },
  names: Assortment,
): LineText {
  return { ...wordsOfLine(item, names), ...sentAs };
}

/** Names a line: "Pea 4 oz". A line sold in bulk has only its name, and so has one sold alive. */
export function thingText(line: LineText, teller = PLAIN_TELLER): string {
  return line.packageOz === null || line.live === true
    ? line.name
    : `${line.name} ${lineSizeLabel(line, teller)}`;
}

/** The size of a line: "4 oz"; of a loose weight its unit alone, of what is sold alive "tray". */
export function lineSizeLabel({ packageOz, unit, live }: LineText, teller = PLAIN_TELLER): string {
  if (live === true) return 'tray';
  return packageOz === null ? (unit ?? '') : teller.weight('size', packageOz, 'exact');
}
