import { amountOfLine } from '#domain/prices/line-price.ts';
import { groupBy, sumOf } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { PackedLine, PackedOrder } from './pack-list.ts';

export interface NoteLine {
  readonly key: string;
  readonly line: PackedLine;
  /** Quantity the customer keeps: packed less returned. */
  readonly quantity: number;
  /** Dollars and cents of just that; null without a price. */
  readonly amount: number | null;
}

export interface DeliveryNote {
  readonly key: string;
  /** As the first of the orders spells it. */
  readonly customer: string;
  /** Names of the orders. */
  readonly orders: string;
  readonly lines: readonly NoteLine[];
  /** Whether any line has a price: without one the note has no money on it. */
  readonly isPriced: boolean;
  /** Dollars and cents. */
  readonly amount: number;
}

/**
 * Delivery notes of a day, by customer. Each order without a customer has its own.
 *
 * The customer signs for what is there, so packed amounts count even before delivery, unlike in reports.
 */
export function deliveryNotes(orders: readonly PackedOrder[]): readonly DeliveryNote[] {
  return [...groupBy(orders, ({ customerKey }) => customerKey)].map(([key, own]) => {
    const lines = own.flatMap((packed) => packed.lines.map((line) => noteLine(packed, line)));
    return {
      key,
      customer: own[0]?.customer ?? '',
      orders: own.map(({ order }) => order.name).join(', '),
      lines,
      isPriced: lines.some(({ amount }) => amount !== null),
      amount: roundTo(sumOf(lines.map(({ amount }) => amount ?? 0)), 2),
    };
  });
}

function noteLine({ id }: PackedOrder, line: PackedLine): NoteLine {
  const quantity = Math.max(0, line.packed - line.returned);
  return {
    key: `${id}|${line.item.id}`,
    line,
    quantity,
    amount: line.price === null ? null : amountOfLine(line.item, quantity, line.price),
  };
}
