import { useMemo } from 'react';
import { formatDay, formatInUnit } from '#ui/format.ts';
import type { ReasonedShortage } from '#domain/answers/shortages/shortage.ts';
import { useShortDeliveries } from '#state/react/answers/use-shortages.ts';

/** What is wrong with the next short delivery of an order. */
export interface OrderMark {
  readonly word: 'Short' | 'Too late';
  /** "4 oz Sunflower, Fri 11/27". */
  readonly detail: string;
}

/** Marks orders of which a delivery will be short; too late where its trays should have been planted by now. */
export function orderMarks(short: readonly ReasonedShortage[]): ReadonlyMap<string, OrderMark> {
  const marks = new Map<string, OrderMark>();
  for (const row of short) {
    const { orderId, shortOz, varietyName, dateISO, reasons } = row;
    if (marks.has(orderId)) continue;
    const isLate = reasons.some(({ kind }) => kind === 'late');
    marks.set(orderId, {
      word: isLate ? 'Too late' : 'Short',
      detail: `${formatInUnit(shortOz, row, 'short')} ${varietyName}, ${formatDay(dateISO)}`,
    });
  }
  return marks;
}

/** The marks of the orders by their id; none until they are worked out beside the page. */
export function useOrderMarks(): ReadonlyMap<string, OrderMark> {
  const short = useShortDeliveries();
  return useMemo(() => orderMarks(short), [short]);
}
