import { expect, test } from 'vitest';
import { saveOrder } from '../order-changes.ts';
import { deliveryChangeAction, deliveryChangeDraft } from './delivery-change-draft.ts';
import { newOrderDraft } from '../order-draft.ts';

const MADE = { id: 'ord_1', itemId: 'li_1', createdAt: '2026-11-22T14:00:00.000Z' };
const DRAFT = newOrderDraft('orders', 'ONCE', '2026-11-30', MADE);
const TAKE = {
  kind: 'TAKE',
  orderId: 'ord_promise',
  dateISO: '2026-11-30',
  varietyId: 'sunflower',
  oz: 12,
  harvestISO: '2026-11-28',
} as const;

test('an order is saved with what was agreed for it, for as long as it asks for the same', () => {
  const agreed = deliveryChangeDraft(DRAFT, [TAKE]);
  const action = saveOrder(DRAFT, true);
  expect(deliveryChangeAction(action, DRAFT, agreed)).toMatchObject({
    type: 'TAKE_ORDER',
    payload: { order: { id: 'ord_1', date: '2026-11-30' }, changes: [TAKE] },
  });
  const renamed = { ...DRAFT, name: 'Chef Ana' };
  expect(deliveryChangeAction(saveOrder(renamed, true), renamed, agreed).type).toBe('TAKE_ORDER');
  const later = { ...DRAFT, date: '2026-12-01' };
  expect(deliveryChangeAction(saveOrder(later, true), later, agreed).type).toBe('ADD_ORDER');
});

test('an order that is changed, or that nothing was agreed for, is saved as it is', () => {
  const agreed = deliveryChangeDraft(DRAFT, [TAKE]);
  expect(deliveryChangeAction(saveOrder(DRAFT, false), DRAFT, agreed).type).toBe('UPDATE_ORDER');
  expect(deliveryChangeAction(saveOrder(DRAFT, true), DRAFT, null).type).toBe('ADD_ORDER');
  expect(
    deliveryChangeAction(saveOrder(DRAFT, true), DRAFT, deliveryChangeDraft(DRAFT, [])).type,
  ).toBe('ADD_ORDER');
});
