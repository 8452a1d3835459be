import { expect, test } from 'vitest';
import { anOrder, aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aProRecurrence } from '#tests/support/builders/pro-order-builders.ts';
import { openTab, twoTabsWith } from '#tests/support/devices/open-tab.ts';
import { settle } from '#tests/support/devices/settle.ts';
import { canonicalJson } from '../document/canonical-json.ts';
import { readTombstones } from '../document/sync/sync-meta-records.ts';
import { editedRecords, DELETED_ELSEWHERE, rejectDeleted } from '../records/edited-record.ts';
import { hasRecord } from '../records/action-rules.ts';
import type { FarmAction } from '../records/farm-action.ts';

const LOAD = aDryLoad({ startISO: '2026-12-07' });
const STANDING = aRepeatOrder({ id: 'weekly' });
const ORDER = anOrder({ id: 'o', date: '2026-12-04', items: [packages('prod_pea', 4, 4)] });

test('an order saved after another tab has deleted it is there again with what was typed', async () => {
  const { first, second } = await twoTabsWith(ORDER);
  first.store.perform({ type: 'DELETE_ORDER', payload: { id: 'o' } });
  await settle([first, second]);
  expect(second.farm().orders).toEqual([]);
  second.store.perform({ type: 'UPDATE_ORDER', payload: { ...ORDER, customer: 'Bistro' } });
  // There at once, before anybody could say "Saved!".
  expect(second.farm().orders).toMatchObject([{ id: 'o', customer: 'Bistro' }]);
  expect(readTombstones(second.farm())).toEqual({});
  await settle([first, second]);
  expect(first.farm().orders).toMatchObject([{ id: 'o', customer: 'Bistro' }]);
  expect(first.farm().tasks.length).toBeGreaterThan(0);
  expect(canonicalJson(first.farm())).toBe(canonicalJson(second.farm()));
  expect(second.undoLabels().at(-1)).toBe('Edit order O');
});

test('a save that brings a record back is one step to take back', async () => {
  const { first, second } = await twoTabsWith(ORDER);
  first.store.perform({ type: 'DELETE_ORDER', payload: { id: 'o' } });
  await settle([first, second]);
  second.store.perform({ type: 'UPDATE_ORDER', payload: { ...ORDER, customer: 'Bistro' } });
  second.store.undo();
  await settle([first, second]);
  for (const { farm } of [first, second]) expect(farm().orders).toEqual([]);
});

test('a variety saved after another tab has deleted it comes back with its product and order lines', async () => {
  const { first, second } = await twoTabsWith(ORDER);
  const before = second.farm();
  first.store.perform({ type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  await settle([first, second]);
  expect(second.farm().orders[0]?.items).toEqual([]);
  second.store.perform({
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { notes: 'Less water' } },
  });
  await settle([first, second]);
  for (const { farm } of [first, second]) {
    expect(farm().varieties).toMatchObject([{ id: 'pea', notes: 'Less water' }]);
    expect(farm().products).toEqual(before.products);
    expect(farm().orders).toEqual(before.orders);
  }
});

test('what was changed since the delete stays as it is when the record comes back', async () => {
  const { first, second } = await twoTabsWith(ORDER);
  first.store.perform({ type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  const emptied = first.farm().orders[0];
  if (emptied === undefined) throw new Error('There is an order.');
  first.store.perform({ type: 'UPDATE_ORDER', payload: { ...emptied, customer: 'Bistro' } });
  await settle([first, second]);
  second.store.perform({
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { notes: 'Less water' } },
  });
  expect(second.farm().varieties).toMatchObject([{ id: 'pea', notes: 'Less water' }]);
  expect(second.farm().orders).toMatchObject([{ id: 'o', customer: 'Bistro' }]);
});

test('of an import that took whole lists away only the edited record comes back', async () => {
  const { first, second } = await twoTabsWith(ORDER);
  first.store.perform({ type: 'ADD_ORDER', payload: { ...ORDER, id: 'p' } });
  first.store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: { orders: [] } } });
  await settle([first, second]);
  second.store.perform({ type: 'UPDATE_ORDER', payload: { ...ORDER, customer: 'Bistro' } });
  expect(second.farm().orders).toMatchObject([{ id: 'o', customer: 'Bistro' }]);
});

test.each<readonly [string, FarmAction, FarmAction, FarmAction]>([
  [
    'recurring Pro order',
    { type: 'ADD_PRO_STANDING', payload: aProRecurrence() },
    { type: 'DELETE_PRO_STANDING', payload: { id: 'JANE-009' } },
    { type: 'UPDATE_PRO_STANDING', payload: { id: 'JANE-009', patch: { notes: 'Ring first' } } },
  ],
  [
    'material',
    { type: 'ADD_MATERIAL', payload: aMaterial({ id: 'lid' }) },
    { type: 'DELETE_MATERIAL', payload: { id: 'lid' } },
    {
      type: 'COUNT_STOCK',
      payload: { seeds: [], materials: [{ id: 'lid', quantity: { qty: 80, unit: 'each' } }] },
    },
  ],
  [
    'planned load of a dryer',
    { type: 'ACCEPT_DRY_PLAN', payload: { loads: [LOAD], drop: [] } },
    { type: 'ACCEPT_DRY_PLAN', payload: { loads: [], drop: [LOAD.id] } },
    { type: 'MOVE_DRY_LOAD', payload: { id: LOAD.id, startISO: '2026-12-08' } },
  ],
])(
  'a %s that another tab has taken away is there again when it is saved',
  async (_, add, take, save) => {
    const { first, second } = await twoTabsWith(ORDER);
    first.store.perform(add);
    await settle([first, second]);
    const [edited] = editedRecords(save);
    if (edited === undefined) throw new Error('It is about a record.');
    first.store.perform(take);
    await settle([first, second]);
    expect(hasRecord(second.farm(), edited)).toBe(false);
    second.store.perform(save);
    rejectDeleted(second.farm(), save);
    await settle([first, second]);
    for (const { farm } of [first, second]) expect(hasRecord(farm(), edited)).toBe(true);
    expect(canonicalJson(first.farm())).toBe(canonicalJson(second.farm()));
  },
);

test('a delivery of an order that another tab has deleted is not skipped, which is said; the order stays deleted', async () => {
  const { first, second } = await twoTabsWith(ORDER);
  first.store.perform({ type: 'ADD_ORDER', payload: STANDING });
  await settle([first, second]);
  first.store.perform({ type: 'DELETE_ORDER', payload: { id: STANDING.id } });
  await settle([first, second]);
  const skip = { kind: 'SKIP', orderId: STANDING.id, dateISO: '2026-12-12' } as const;
  const action = { type: 'CHANGE_DELIVERIES', payload: { add: [skip], remove: [] } } as const;
  second.store.perform(action);
  expect(() => rejectDeleted(second.farm(), action)).toThrow(DELETED_ELSEWHERE);
  await settle([first, second]);
  for (const { farm } of [first, second]) {
    expect(farm().orders).not.toContainEqual(STANDING);
    expect(farm().deliveryChanges).toBeUndefined();
  }
});

test('a save into a record of which nothing is left here is refused, and nothing has changed', async () => {
  const tab = await openTab();
  const before = tab.farm();
  const payload = { id: 'salt', patch: { name: 'Salt' } };
  const action = { type: 'UPDATE_PRO_ITEM', payload } as const;
  tab.store.perform(action);
  expect(() => rejectDeleted(tab.farm(), action)).toThrow(DELETED_ELSEWHERE);
  expect(tab.farm()).toBe(before);
});
