import type { FileCell, FileRows } from '#domain/records/file-rows.ts';
import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { farmEvents } from '#domain/orders/farm-events.ts';
import { priceBook } from '#domain/prices/price-book.ts';
import { deliveryOf } from '../orders/delivery.ts';
import { lineSizeLabel, wordsOfSold } from './line-text.ts';
import type { PackSources } from './pack-list.ts';
import { salesReader, type SoldLine } from './sold-lines.ts';

/** Heads of the file of deliveries, one row per line. */
export const DELIVERY_HEADS =
  'Date,Customer,Order,Product,Size,Ordered,Packed,Returned,Price,Amount,Price per'.split(',');

/** The deliveries of some days as rows of a file, for a bookkeeping program. */
export function deliveryRows(farm: PackSources, from: IsoDate, to: IsoDate): FileRows {
  if (dayNumber(from) > dayNumber(to)) return [];
  const book = priceBook(farm);
  return farmEvents(farm, from, to).flatMap(({ order, dateISO, dayISO }) => {
    const delivery = deliveryOf(farm.deliveries, order.id, dateISO);
    const { lines } = salesReader(order, book)(dayISO, delivery);
    return lines.map((line) => {
      const words = wordsOfSold(line, book);
      const what = [words.name, lineSizeLabel(words)] as const;
      return [dayISO, order.customer, order.name, ...what, ...figuresOf(line)];
    });
  });
}

/** An unpacked line counts as packed as ordered. The unit of its price need not be its own. */
function figuresOf({ ordered, packed, returned, price, amount }: SoldLine): readonly FileCell[] {
  const pricePer = price && (price.unit ?? 'package');
  return [ordered, packed, returned, price?.amount ?? null, amount, pricePer];
}
