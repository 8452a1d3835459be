import type { PackList, PackedLine } from '#domain/deliveries/pack-list.ts';
import { groupBy } from '#domain/supply/group-by.ts';
import { roundTo } from '#domain/units/rounding.ts';

/** What one customer gets on a day, of all orders together. */
export interface CustomerNote {
  readonly key: string;
  readonly customer: string;
  /** Names of the orders, as on their cards. */
  readonly orders: string;
  readonly lines: readonly { readonly key: string; readonly line: PackedLine }[];
  /** Whether any line has a price: without one the note has no money on it. */
  readonly isPriced: boolean;
  /** Dollars and cents. */
  readonly amount: number;
}

/** The delivery notes of a day, by customer; orders without a customer have one each. */
export function customerNotes({ orders }: PackList): readonly CustomerNote[] {
  const byCustomer = groupBy(orders, ({ customerKey }) => customerKey);
  return [...byCustomer].map(([key, own]) => {
    const lines = own.flatMap(({ order, dateISO, lines: all }) =>
      all.map((line) => ({ key: `${order.id}|${dateISO}|${line.item.id}`, line })),
    );
    return {
      key,
      customer: own[0]?.customer ?? '',
      orders: own.map(({ order }) => order.name).join(', '),
      lines,
      isPriced: lines.some(({ line }) => line.price !== null),
      amount: roundTo(
        own.reduce((sum, { amount }) => sum + amount, 0),
        2,
      ),
    };
  });
}
