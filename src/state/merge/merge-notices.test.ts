import { expect, test } from 'vitest';
import { act, actOn, MOMENT } from '#tests/support/devices/act.ts';
import { anOrder, aFarm, aRepeatOrder, aTask, bulk } from '#tests/support/builders/builders.ts';
import { aDelivery } from '#tests/support/builders/delivery-builders.ts';
import { aSyncNotice, withLost } from '#tests/support/merge/a-sync-notice.ts';
import { mergeBothWays, mergeTwo, withOther } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { SyncNotice } from '../document/notices/sync-notice.ts';
import { withVersion } from '../document/sync/sync-meta.ts';
import { readNotices, withSyncEntry } from '../document/sync/sync-meta-records.ts';
import { NOTHING_RESTORED, rejectDeleted } from '../records/edited-record.ts';

const COUNT = 260;
const A_NOTICE = aSyncNotice({ id: 'n' });
const KNOWN = { vv: { phone: 1 }, marks: {} };

function farmOf(customer: (n: number) => string): FarmDocument {
  const orders = Array.from({ length: COUNT }, (_, n) =>
    anOrder({ id: `ord_${n}`, name: `Order ${n}`, customer: customer(n) }),
  );
  return aFarm({ orders });
}

const ANNS = farmOf(() => 'Ann');

/** The farm with another customer of its first orders. */
function soldTo(farm: FarmDocument, customer: string, count = 1): FarmDocument {
  const orders = farm.orders.map((order, n) => (n < count ? { ...order, customer } : order));
  return { ...farm, orders };
}

const named = (device: string) => farmOf((n) => `${device} ${n}`);

/** A farm of which two devices have told 260 customers apart. */
const metIn260 = () => mergeTwo(ANNS, named('Phone'), named('Office'));

test('of 260 values that give way at once none is lost: 200 travel with the farm, the others are left over', () => {
  const { merged, leftOver } = metIn260();
  const kept = readNotices(merged);
  expect(kept).toHaveLength(200);
  expect(leftOver).toHaveLength(60);
  const lost = [...kept, ...leftOver].map((notice) => notice.lost);
  expect(new Set(lost)).toEqual(new Set(Array.from({ length: COUNT }, (_, n) => `Office ${n}`)));
});

test('a value that is left over is brought back from its notice', () => {
  const { merged, leftOver } = metIn260();
  const [notice = A_NOTICE] = leftOver;
  const payload = { id: notice.id, leftOver: notice };
  // It is no text, of which both could be kept.
  expect(act(merged, { type: 'KEEP_BOTH_OF_SYNC_NOTICE', payload })).toBe(merged);
  const restored = act(merged, { type: 'RESTORE_SYNC_NOTICE', payload });
  const order = restored.orders.find(({ id }) => id === notice.entityId);
  expect(order?.customer).toBe(notice.lost);
  expect(readNotices(restored)).toEqual(readNotices(merged));
});

test('a notice that one device has dismissed is gone, whichever of them syncs', () => {
  const known = mergeTwo(ANNS, soldTo(ANNS, 'Bob'), soldTo(ANNS, 'Cleo')).merged;
  const [{ id } = A_NOTICE] = readNotices(known);
  const dismissed = act(known, { type: 'DISMISS_SYNC_NOTICE', payload: { id } });
  const other = act(known, { type: 'DELETE_ORDER', payload: { id: 'ord_9' } });
  for (const { merged } of mergeBothWays(known, dismissed, other))
    expect(readNotices(merged)).toEqual([]);
});

test('notices that are dated in the future crowd out nothing that is told today', () => {
  const forged = Array.from({ length: 300 }, (_, n) => ({
    ...A_NOTICE,
    id: `forged_${n}`,
    at: 8.64e15,
  }));
  const spoiled = withSyncEntry(ANNS, 'notices', forged);
  const { merged } = mergeTwo(spoiled, soldTo(spoiled, 'Bob', 5), soldTo(spoiled, 'Cleo', 5));
  const kept = readNotices(merged);
  expect(kept.slice(0, 5).map(({ lost }) => lost)).toEqual(Array(5).fill('Cleo'));
  expect(kept.slice(5).every(({ at }) => at < MOMENT.now)).toBe(true);
});

test('of a notice that two devices date differently all keep the earlier', () => {
  const dated = (at: number) => withSyncEntry(ANNS, 'notices', [{ ...A_NOTICE, at }]);
  for (const { merged } of mergeBothWays(dated(7), dated(7), dated(9)))
    expect(readNotices(merged).map(({ at }) => at)).toEqual([7]);
});

test('a notice of more than 4 KB stays on the device', () => {
  const long = soldTo(ANNS, 'x'.repeat(4_096));
  const { merged, leftOver } = mergeTwo(ANNS, soldTo(ANNS, 'Bob'), long);
  expect([readNotices(merged).length, leftOver.length]).toEqual([0, 1]);
});

/** The farm after what the office wrote gave way and was brought back from its notice. */
function broughtBack(base: FarmDocument, phone: FarmDocument, office: FarmDocument): FarmDocument {
  const met = mergeTwo(base, phone, office);
  expect(readNotices(met.merged)).toHaveLength(1);
  return withOther(met);
}

test('trays that left are brought back to their size', () => {
  const on = { orderId: 'ord_1', dateISO: '2026-11-18' };
  const out = (of: number) => [{ sizeId: 'ts_1020', left: of, back: 0 }];
  const left = (of: number) => aFarm({ deliveries: [aDelivery({ ...on, trays: out(of) })] });
  const [delivery] = broughtBack(left(4), left(5), left(6)).deliveries ?? [];
  expect(delivery?.trays).toEqual([{ sizeId: 'ts_1020', left: 6, back: 0 }]);
});

test('an earlier version of an order takes the place of the one that was kept', () => {
  const order = aRepeatOrder({ id: 'ord_1', startDate: '2026-11-06' });
  const { id: _id, name: _name, createdAt: _createdAt, ...version } = order;
  const until = '2026-11-19';
  const ended = (...ends: readonly string[]) =>
    aFarm({
      orders: [{ ...order, former: ends.map((endDate) => ({ ...version, until, endDate })) }],
    });
  const [restored] = broughtBack(ended(), ended('2026-12-04'), ended('2026-12-11')).orders;
  expect(
    restored?.former?.map((one) => [one.until, one.kind === 'RECURRING' && one.endDate]),
  ).toEqual([[until, '2026-12-11']]);
});

test('the only price, deleted on one device and not on the other, is brought back from its notice', () => {
  const prices = [{ id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4.25, from: null }];
  const phone = withVersion(aFarm({ prices, orders: [anOrder()] }), KNOWN);
  const office = actOn(phone, MOMENT.today, { type: 'DELETE_PRICE', payload: { id: 'prc_1' } });
  const met = mergeTwo(null, phone, office);
  expect(met.merged.prices).toBeUndefined();
  expect(withOther(met).prices).toEqual(prices);
});

test('what gave way of an order fits in with what has changed since', () => {
  const items = ['a', 'new', 'b', 'c'].map((id) => ({ ...bulk('pea', 8), id }));
  const farm = aFarm({ orders: [anOrder({ id: 'ord_0', items })] });
  const lines = (more: Partial<SyncNotice>) => withLost(farm, more).orders[0]?.items ?? [];
  const sorted = lines({ kind: 'order', field: 'items', lost: ['c', 'a', 'b'] });
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'a', 'new', 'b']);
  const lost = { mode: 'PACKAGE', packageOz: 2, count: 3 };
  const [line] = lines({ field: 'items/a/*amount', kept: { ...lost, count: 5 }, lost });
  expect(line).toEqual({ id: 'a', varietyId: 'pea', ...lost });
});

test.each([
  [{ done: true, skipped: true }, 0],
  [{ done: true }, 1],
])('work that gave way is marked as %o again, and %i plantings are recorded', (lost, count) => {
  const field = { slice: 'tasks', entityId: aTask().taskKey, field: '*done' };
  const farm = withLost(aFarm({ tasks: [aTask()] }), { ...field, lost });
  expect(farm.tasks).toEqual([{ ...aTask(), ...lost }]);
  expect(farm.traysPlantedLog).toHaveLength(count);
});

test('where the order of a notice is gone, nothing is restored and the notice stays', () => {
  const farm = withSyncEntry(aFarm({}), 'notices', [{ ...A_NOTICE, lost: 'Ann' }]);
  const action = { type: 'RESTORE_SYNC_NOTICE', payload: { id: 'n' } } as const;
  expect(act(farm, action)).toBe(farm);
  expect(() => rejectDeleted(farm, action)).toThrow(NOTHING_RESTORED);
});
