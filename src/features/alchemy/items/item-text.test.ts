import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { proAmount, reorderLabel } from './item-text.ts';

test('an amount has thousands separators and at most four decimals', () => {
  expect(proAmount(2267.96185)).toBe('2,267.9619');
  expect(proAmount(3)).toBe('3');
});

test('what an item is reordered at is an amount, for a percent with the percent beside it', () => {
  expect(reorderLabel(anItem({ reorderPoint: 120 }))).toBe('120');
  const powder = anItem({ reorderMode: 'percent', reorderPercent: 20, initialQtyInUnit: 2000 });
  expect(reorderLabel(powder)).toBe('400 (20%)');
  const { initialQtyInUnit: _, ...unknown } = powder;
  expect(reorderLabel(unknown)).toBe('20%');
  const { reorderPoint: __, ...unset } = anItem();
  expect(reorderLabel(unset)).toBe('—');
});
