import { expect, test } from 'vitest';
import { amountColumn, csvRows } from './record-column.tsx';

test('a column of amounts has a dash where there is none, its total, and as many decimals in the file as are said', () => {
  const amounts = amountColumn(
    'Weight',
    (amount: number | null) => amount,
    (oz) => `${oz} oz`,
    { total: 1.25, decimals: 1 },
  );
  expect([1.25, null].map((amount) => amounts.cell?.(amount))).toEqual(['1.25 oz', '—']);
  expect(amounts.foot).toBe('1.25 oz');
  expect(csvRows([amounts], [1.25, null])).toEqual([['Weight'], [1.3], [null]]);
});
