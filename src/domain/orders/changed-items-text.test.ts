import { expect, test } from 'vitest';
import { packages } from '#tests/support/builders/builders.ts';
import { changedItemsText } from './changed-items-text.ts';
import type { OrderItem } from './order.ts';

const [PEA, KALE] = [packages('pea', 6, 4), packages('kale', 3, 2)];
const told = (usual: readonly OrderItem[], items: readonly OrderItem[]) =>
  changedItemsText(usual, items, ({ varietyId = '' }) => varietyId);

test('a changed delivery says how much comes instead of how much, of several lines by their names', () => {
  expect(told([PEA], [{ ...PEA, count: 12 }])).toBe('12 instead of 6');
  expect(told([PEA, KALE], [{ ...PEA, count: 12 }, KALE])).toBe('12 instead of 6 pea');
  expect(told([PEA, KALE], [KALE])).toBe('no pea');
  const both = [packages('pea', 1, 4), packages('kale', 4, 2)].map((line, at) => ({
    ...line,
    id: [PEA, KALE][at]?.id ?? '',
  }));
  expect(told([PEA, KALE], both)).toBe('1 instead of 6 pea, 4 instead of 3 kale');
  expect(told([PEA], [PEA, KALE])).toBe('3 kale more');
  expect(told([PEA], [{ ...PEA, id: 'li_other', count: 7 }])).toBe('7 instead of 6');
  expect(told([PEA], [{ ...PEA }])).toBe('as ordered');
});
