import { expect, test } from 'vitest';
import { newItemDraft } from '../editor/items/item-draft.ts';
import { type OrderDraft, newOrderDraft } from '../editor/order-draft.ts';
import { saveOrder } from '../editor/order-changes.ts';
import { saveProblem } from './save-problem.ts';

const made = { id: 'x_1', itemId: 'li_1', createdAt: '2026-11-20T15:00:00.000Z' };
const filled = (list: OrderDraft['list'], kind: OrderDraft['kind'] = 'ONCE'): OrderDraft => ({
  ...newOrderDraft(list, kind, '2026-11-20', made),
  name: 'Market',
  items: [{ ...newItemDraft('li_1'), target: { productId: 'prod_pea' } }],
});
const unified = 'Name and at least one item with a product or variety required';
const recurring = 'Name, start date, and at least one item required';
const single = 'Name, date, and at least one item required';

test.each([
  ['orders', 'ONCE'],
  ['orders', 'RECURRING'],
  ['recurring', 'RECURRING'],
  ['single', 'ONCE'],
] as const)('a name and one item with a product save an order of %s, %s', (list, kind) => {
  expect(saveProblem(filled(list, kind))).toBeNull();
});

test.each([
  ['a blank name', { name: '  ' }],
  ['no item', { items: [] }],
  ['an item of nothing', { items: [newItemDraft('li_1')] }],
])('%s keeps an order from being saved', (_, part) => {
  expect(saveProblem({ ...filled('orders'), ...part })).toBe(unified);
  expect(saveProblem({ ...filled('recurring', 'RECURRING'), ...part })).toBe(recurring);
  expect(saveProblem({ ...filled('single'), ...part })).toBe(single);
});

test('every order needs its day', () => {
  expect(saveProblem({ ...filled('orders'), date: null })).toBe('Date required');
  expect(saveProblem({ ...filled('orders', 'RECURRING'), startDate: null })).toBe(
    'First event required',
  );
  expect(saveProblem({ ...filled('recurring', 'RECURRING'), startDate: null })).toBe(recurring);
  expect(saveProblem({ ...filled('single'), date: null })).toBe(single);
});

test('one item with a product does not excuse another without', () => {
  const draft = filled('orders');
  expect(saveProblem({ ...draft, items: [...draft.items, newItemDraft('li_2')] })).toBe(unified);
});

test('an order without a name bears that of its customer; without both it cannot be saved', () => {
  const draft = { ...filled('orders'), name: ' ', customer: ' Corner Bistro ' };
  expect(saveProblem(draft)).toBeNull();
  expect(saveOrder(draft, true)).toMatchObject({ payload: { name: 'Corner Bistro' } });
  expect(saveProblem({ ...draft, customer: ' ' })).toBe(unified);
});
