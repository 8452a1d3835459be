import { expect, test } from 'vitest';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { afterMoves } from '#tests/support/lots/lot-moves.ts';
import { aRadishFarm, RADISH_TODAY } from '#tests/support/lots/radish-farm.ts';
import { untracedText } from './untraced-deliveries.ts';

test('past deliveries that were never marked delivered are counted before their order is gone', () => {
  const farm = aRadishFarm();
  expect(untracedText(farm, 'ord_luma', RADISH_TODAY)).toBe(
    '1 past delivery was never marked delivered: Trace will not find it.',
  );
  expect(untracedText(farm, 'ord_grill', RADISH_TODAY)).toBe(
    '2 past deliveries were never marked delivered: Trace will not find them.',
  );
  const left = markAs('DELIVERED', { orderId: 'ord_luma', dateISO: '2026-12-04' });
  const marked = afterMoves(farm, left);
  expect(untracedText(marked, 'ord_luma', RADISH_TODAY)).toBe('');
  expect(untracedText({ ...farm, seedsInventory: [] }, 'ord_luma', RADISH_TODAY)).toBe('');
});
