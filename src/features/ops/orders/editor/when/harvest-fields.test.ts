import { expect, test } from 'vitest';
import { type OrderDraft, newOrderDraft } from '../order-draft.ts';
import { movesToFriday } from '#domain/orders/weekend-rule.ts';
import { chooseFriday } from './harvest-fields.tsx';

const made = { id: 'ord_1', itemId: 'li_1', createdAt: '2026-11-20T15:00:00.000Z' };
const aDraft = (more: Partial<OrderDraft> = {}): OrderDraft => ({
  ...newOrderDraft('orders', 'RECURRING', '2026-11-20', made),
  ...more,
});
const market = aDraft({ orderCategory: 'FARMERS_MARKET' });

test('an order that says yes moves, whatever its category', () => {
  expect(movesToFriday(chooseFriday(aDraft(), true, false), false)).toBe(true);
});

test('a market that says no stays on its day although the farm says yes', () => {
  const draft = chooseFriday(market, false, true);
  expect(draft.weekendHarvestToFriday).toBe(false);
  expect(movesToFriday(draft, true)).toBe(false);
});

test('a no is stored only against the default of the farm', () => {
  const draft = chooseFriday(aDraft({ weekendHarvestToFriday: true }), false, true);
  expect(draft).toMatchObject({ harvestFridayIfWeekend: false, weekendHarvestToFriday: null });
});
