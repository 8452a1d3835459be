import { expect, test } from 'vitest';
import { bulk } from '#tests/support/builders/builders.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { cutBistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const MONDAY = '2026-11-30';
const BISTRO = 'ord_bistro_friday';

const bistroOf = ({ orders }: FarmDocument) => orders.find(({ id }) => id === BISTRO);

function edited(farm: FarmDocument, change: object, today = MONDAY): FarmDocument {
  const order = bistroOf(farm);
  if (order === undefined) throw new Error('The bistro is gone.');
  return actOn(farm, today, { type: 'UPDATE_ORDER', payload: { ...order, ...change } });
}

const BASE = cutBistroFarm();
const deleted = actOn(BASE, MONDAY, { type: 'DELETE_ORDER', payload: { id: BISTRO } });

test('of two edits on different days the version before both counts up to the later one', () => {
  const phone = edited(BASE, { items: [bulk('sunflower', 8)] });
  // A week on, a day after the office's own delivery of 12/4.
  const office = edited(BASE, { customer: 'Marlow' }, '2026-12-05');
  for (const { merged: document } of mergeBothWays(BASE, phone, office)) {
    expect(bistroOf(document)).toMatchObject({
      customer: 'Marlow',
      items: [{ weight: 8 }],
      former: [
        { until: '2026-11-29', items: [{ weight: 40 }] },
        { until: '2026-12-04', items: [{ weight: 40 }] },
      ],
    });
  }
});

test('a delivery of last week is marked on one device while its order is deleted on the other', () => {
  const left = markAs('DELIVERED', { orderId: BISTRO, dateISO: '2026-11-27' });
  const marked = actOn(BASE, MONDAY, left);
  const { merged: document } = mergeTwo(BASE, marked, deleted);
  expect(document.pastOrders).toHaveLength(1);
  expect(document.deliveries).toMatchObject([{ orderId: BISTRO, status: 'DELIVERED' }]);
  expect(document.deliveries?.[0]?.sent).toMatchObject({ dayISO: '2026-11-27' });
});

test('a version that an older app does not know stays through its edit', () => {
  const known = edited(BASE, { items: [bulk('sunflower', 8)] });
  const orders = known.orders.map((order) =>
    order.id === BISTRO ? { ...order, name: 'Bistro' } : order,
  );
  const { merged: document } = mergeTwo(known, known, { ...known, orders });
  expect(bistroOf(document)).toMatchObject({ name: 'Bistro', former: bistroOf(known)?.former });
});

test('an order that is edited on one device and deleted on the other stays, with its past', () => {
  const kept = edited(BASE, { items: [bulk('sunflower', 8)] });
  for (const { merged: document } of mergeBothWays(BASE, kept, deleted)) {
    expect(bistroOf(document)).toMatchObject({
      items: [{ weight: 8 }],
      former: [{ until: '2026-11-29', items: [{ weight: 40 }] }],
    });
    expect(document).not.toHaveProperty('pastOrders');
  }
});

test('an order that both devices have deleted, on different days, gives way to nothing', () => {
  const later = actOn(BASE, '2026-12-01', { type: 'DELETE_ORDER', payload: { id: BISTRO } });
  const { merged, notices } = mergeTwo(BASE, deleted, later);
  expect(merged.pastOrders).toHaveLength(1);
  expect(notices.map(({ field }) => field)).toEqual(['until']);
});
