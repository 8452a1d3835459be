import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { anOrder, aFarm } from '#tests/support/builders/builders.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readNotices } from '../document/sync/sync-meta-records.ts';

const COUNT = 260;

function farmOf(customer: (n: number) => string): FarmDocument {
  const orders = Array.from({ length: COUNT }, (_, n) =>
    anOrder({ id: `ord_${n}`, name: `Order ${n}`, customer: customer(n) }),
  );
  return aFarm({ orders });
}

test('of 260 values that give way at once none is lost: 200 travel with the farm, the others are left over', () => {
  const { merged, leftOver } = mergeTwo(
    farmOf(() => 'Ann'),
    farmOf((n) => `Phone ${n}`),
    farmOf((n) => `Office ${n}`),
  );
  const kept = readNotices(merged);
  expect(kept).toHaveLength(200);
  expect(leftOver).toHaveLength(60);
  const lost = [...kept, ...leftOver].map((notice) => notice.lost);
  expect(new Set(lost)).toEqual(new Set(Array.from({ length: COUNT }, (_, n) => `Office ${n}`)));
});

test('a notice that new ones crowd out of the farm is left over, too', () => {
  const first = mergeTwo(
    farmOf(() => 'Ann'),
    farmOf((n) => (n < 200 ? `Phone ${n}` : 'Ann')),
    farmOf((n) => (n < 200 ? `Office ${n}` : 'Ann')),
  ).merged;
  const changed = (who: string): FarmDocument => ({
    ...first,
    orders: first.orders.map((order, n) => (n < 200 ? order : { ...order, customer: who })),
  });
  const { merged, leftOver } = mergeTwo(first, changed('Bob'), changed('Cleo'));
  expect([...readNotices(merged), ...leftOver]).toHaveLength(260);
});

test('a value that is left over is brought back from its notice', () => {
  const { merged, leftOver } = mergeTwo(
    farmOf(() => 'Ann'),
    farmOf((n) => `Phone ${n}`),
    farmOf((n) => `Office ${n}`),
  );
  const [notice] = leftOver;
  if (notice === undefined) throw new Error('Nothing is left over');
  const payload = { id: notice.id, leftOver: notice };
  const restored = act(merged, { type: 'RESTORE_SYNC_NOTICE', payload });
  const order = restored.orders.find(({ id }) => id === notice.entityId);
  expect(order?.customer).toBe(notice.lost);
  expect(readNotices(restored)).toEqual(readNotices(merged));
});

test('a notice that one device has dismissed is gone, whichever of them syncs', () => {
  const farm = farmOf(() => 'Ann');
  const known = mergeTwo(
    farm,
    {
      ...farm,
      orders: farm.orders.map((order, n) => (n === 0 ? { ...order, customer: 'Bob' } : order)),
    },
    {
      ...farm,
      orders: farm.orders.map((order, n) => (n === 0 ? { ...order, customer: 'Cleo' } : order)),
    },
  ).merged;
  const [notice] = readNotices(known);
  if (notice === undefined) throw new Error('Nothing gave way');
  const dismissed = act(known, { type: 'DISMISS_SYNC_NOTICE', payload: { id: notice.id } });
  const other = act(known, { type: 'DELETE_ORDER', payload: { id: 'ord_9' } });
  expect(readNotices(mergeTwo(known, dismissed, other).merged)).toEqual([]);
  expect(readNotices(mergeTwo(known, other, dismissed).merged)).toEqual([]);
});
