import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm, anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { aDelivery } from '#tests/support/builders/delivery-builders.ts';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { noticeLabel, noticeSubject } from './notice-subject.ts';

test('a weight that met is told by its goods, its dryer and its day, not by ids', () => {
  const load = aDryLoad({ startISO: '2026-11-19' });
  const dryer = {
    id: load.dryerId,
    label: 'Freeze Dryer 1',
    shelves: 7,
    cycleDays: 1,
    shelfMaxOz: 16,
  };
  const farm = aFarm({
    dryLoads: [load],
    capacity: { freezeDryers: [dryer] },
    alchemy: { items: [anItem({ id: 'pea-powder', name: 'Pea powder' })] },
  });
  const of = (entityId: string, field: string) =>
    noticeSubject(farm, { slice: 'dryLoads', entityId, field });
  expect(of(load.id, 'lines/pea-powder/dryG')).toBe('Pea powder in Freeze Dryer 1 on Thu 11/19');
  expect(of(load.id, 'startISO')).toBe('Load in Freeze Dryer 1 on Thu 11/19');
  expect(of('gone', 'lines/pea-powder/dryG')).toBeNull();
});

test('what has no name of its own is told by whose it is, and its day', () => {
  const bistro = anOrder({ id: 'ord_1', name: 'Weekly', customer: 'Harbor Bistro' });
  const delivery = aDelivery({ orderId: 'ord_1', dateISO: '2026-11-18' });
  const gone = { id: 'ord_2', until: '2026-11-19', list: 'orders', order: bistro } as const;
  const farm = aFarm({
    varieties: [aVariety({ id: 'pea', name: 'Pea' })],
    orders: [bistro],
    deliveries: [delivery],
    pastOrders: [gone],
  });
  const of = (slice: string, entityId: string, label: string, lost?: object) =>
    noticeLabel(farm, { slice, entityId, label, lost, field: '' });
  expect(of('deliveries', delivery.id, `Delivery ${delivery.id}, line`)).toBe(
    'Delivery Harbor Bistro, Wed 11/18, line',
  );
  expect(of('pastOrders', 'ord_2', 'Deleted order ord_2')).toBe('Deleted order Harbor Bistro');
  expect(of('orders', 'ord_1', 'Order Weekly')).toBe('Order Weekly');
  expect(of('deliveries', 'dlv_gone', 'Delivery dlv_gone')).toBe('Delivery dlv_gone');
  const entry = { varietyId: 'pea', dateISO: '2026-11-20', trays: 4 };
  expect(of('traysPlantedLog', '2026-11-20|pea', 'Planted trays 2026-11-20|pea', entry)).toBe(
    'Planted trays Pea, Fri 11/20',
  );
  expect(of('alchemy/orders', 'JANE-001', 'Pro order JANE-001')).toBe('Pro order JANE-001');
});
