import type { ShownKind } from './order-kind.ts';
import type { OrderRow } from './order-rows.ts';
import { byNextEvent } from './order-rows.ts';

/** The columns of the list; Actions stand at its end. */
export type ColumnKey = 'name' | 'customer' | 'date' | 'frequency' | 'category' | 'type' | 'when';

export interface OrderColumn {
  readonly key: ColumnKey;
  readonly title: string;
}

const titled = (key: ColumnKey, title: string): OrderColumn => ({ key, title });
const ENDS = [titled('category', 'Category'), titled('type', 'Type'), titled('when', 'When')];

const COLUMNS: Readonly<Record<ShownKind, readonly OrderColumn[]>> = {
  all: [titled('name', 'Name'), ...ENDS],
  recurring: [
    titled('name', 'Name'),
    titled('customer', 'Customer'),
    titled('date', 'Start'),
    titled('frequency', 'Frequency'),
    ...ENDS,
  ],
  single: [titled('name', 'Name'), titled('customer', 'Customer'), titled('date', 'Date'), ...ENDS],
};

export function columnsOf(kind: ShownKind): readonly OrderColumn[] {
  return COLUMNS[kind];
}

export interface Sorting {
  readonly by: ColumnKey;
  readonly descending: boolean;
}

export function sortRows(rows: readonly OrderRow[], { by, descending }: Sorting) {
  const sorted = rows.toSorted((one, other) => compare(one, other, by));
  return descending ? sorted.toReversed() : sorted;
}

function compare(one: OrderRow, other: OrderRow, by: ColumnKey): number {
  if (by === 'when') return byNextEvent(one, other);
  return sortText(one, by).localeCompare(sortText(other, by)) || byNextEvent(one, other);
}

function sortText(row: OrderRow, by: Exclude<ColumnKey, 'when'>): string {
  return by === 'date' ? (row.from ?? '') : row[by];
}
