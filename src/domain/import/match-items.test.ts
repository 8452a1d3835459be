import { expect, test } from 'vitest';
import { aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { matchItems } from './match-items.ts';
import { ITEM_COLUMNS, readItem } from './order-items.ts';
import { targetNames } from './order-targets.ts';

const varieties = [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })];
const names = targetNames({ varieties, products: varieties.map(aSingleProduct) });

const packs = (id: string, count: number, packageOz?: number): OrderItem => ({
  id,
  mode: 'PACKAGE',
  varietyId: 'pea',
  count,
  ...(packageOz !== undefined && { packageOz }),
});
const loose = (id: string, weight: number, unit: 'oz' | 'lb' = 'oz'): OrderItem => ({
  id,
  mode: 'BULK',
  varietyId: 'pea',
  weight,
  unit,
});

/** A line: product, variety, package size, count, weight, unit. */
type Line = readonly (string | number)[];
const matched = (before: readonly OrderItem[], ...lines: readonly Line[]) =>
  matchItems(
    before,
    lines.map(
      (line) => new Map(ITEM_COLUMNS.map(({ head }, at) => [head, String(line[at] ?? '')])),
    ),
    names,
    (cells) => readItem(cells, names),
  );
const told = ({ lines, removed }: ReturnType<typeof matchItems>) =>
  [...lines.map((line) => (line instanceof Error ? [] : line)), removed].map((changes) =>
    changes.map(({ before, after }) => `${before} > ${after}`),
  );

test('a line is the item that says the same, then one of its size, then one of the same crop', () => {
  const before = [packs('a', 4, 2), packs('b', 4, 3), loose('c', 8)];
  const changed = matched(before, ['', 'Pea', '', '', 9], ['', 'Pea', 3, 5], ['', 'Pea', 5, 4]);
  expect(changed.items).toEqual([packs('a', 4, 5), packs('b', 5, 3), loose('c', 9)]);
  expect(changed.removed).toEqual([]);
});

test.each([
  ['another crop', ['', 'Kale', 2, 4]],
  ['a product that sells the same crop', ['Pea', '', 2, 4]],
])('a line of %s is a new item', (_what, line) => {
  const { items } = matched([packs('a', 4, 2)], line);
  expect(items.map(({ id }) => id)).toEqual(['li_2']);
});

test.each([
  ['a size of its own', packs('a', 4), ['', 'Pea', 2, 4], 'Pea, 4 packages > Pea, 4 × 2 oz'],
  ['another unit', loose('a', 8), ['', 'Pea', '', '', 8, 'lb'], 'Pea, 8 oz > Pea, 8 lb'],
  ['a weight for packages', packs('a', 4, 2), ['', 'Pea', '', '', 8], 'Pea, 4 × 2 oz > Pea, 8 oz'],
  ['packages for a weight', loose('a', 8), ['', 'Pea', '', 4], 'Pea, 8 oz > Pea, 4 packages'],
])('%s changes an item', (_what, item, line, change) => {
  const changed = matched([item], line);
  expect(told(changed)).toEqual([[change], []]);
  expect(changed.items.map(({ id }) => id)).toEqual(['a']);
});

test('a line that says the same in other words changes nothing', () => {
  const before = [packs('a', 4, 2), loose('b', 8)];
  const same = matched(before, ['', ' PEA ', '2 oz', '4.0'], ['', 'pea', '', '', '8.0', 'ounces']);
  expect(same.items).toEqual(before);
  expect(told(same)).toEqual([[], [], []]);
});

test('an item keeps what other tools have written on it, and nothing of what it sold', () => {
  const shelf = { shelf: 'top' };
  const before: OrderItem = { ...packs('a', 4, 2), ...shelf };
  expect(matched([before], ['', 'Pea', '', '', 8, 'lb']).items).toEqual([
    { id: 'a', shelf: 'top', mode: 'BULK', varietyId: 'pea', weight: 8, unit: 'lb' },
  ]);
});

test('a line without any item is an order without items only where it stands alone and the order has none', () => {
  const blank: Line = ['', '', '', ''];
  expect(matched([], blank)).toEqual({ items: [], lines: [[]], removed: [] });
  expect(matched([], blank, blank).lines[0]).toBeInstanceOf(Error);
  expect(matched([packs('a', 4)], blank).lines[0]).toBeInstanceOf(Error);
});
