import { expect, test } from 'vitest';
import { normalizeFarm } from '../normalize-farm.ts';

const readDeliveryChanges = (deliveryChanges: unknown) =>
  normalizeFarm({ deliveryChanges }).deliveryChanges;

const take = {
  id: 'dch_1',
  atISO: '2026-11-22T10:00:00.000Z',
  note: '',
  kind: 'TAKE',
  orderId: 'ord_1',
  dateISO: '2026-11-30',
  varietyId: 'sunflower',
  oz: 10,
  harvestISO: '2026-11-28',
};

test('a change that has all its kind needs stays as it is', () => {
  const move = { id: 'dch_2', atISO: take.atISO, note: 'called', kind: 'MOVE' };
  const changes = [take, { ...move, orderId: 'ord_1', dateISO: '2026-11-27', toISO: '2026-12-02' }];
  expect(readDeliveryChanges(changes)).toEqual(changes);
});

test('a kind of a later version is kept with all its fields', () => {
  const later = { id: 'dch_3', atISO: take.atISO, note: '', kind: 'SPREAD', over: 3 };
  expect(readDeliveryChanges([later])).toEqual([later]);
});

test('no note is an empty note, and no changes are no slice', () => {
  const { note: _note, ...unnoted } = take;
  expect(readDeliveryChanges([unnoted])).toEqual([take]);
  expect(readDeliveryChanges([])).toBeUndefined();
  expect(readDeliveryChanges(undefined)).toBeUndefined();
});

test('a delivery may be skipped, or have lines of its own, which are read like those of an order', () => {
  const about = {
    id: 'dch_4',
    atISO: take.atISO,
    note: '',
    orderId: 'ord_1',
    dateISO: '2026-12-08',
  };
  const skip = { ...about, kind: 'SKIP' };
  expect(readDeliveryChanges([skip])).toEqual([skip]);
  const items = [{ productId: 'prod_pea', countStr: '12' }];
  expect(readDeliveryChanges([{ ...about, kind: 'ITEMS', items }])).toMatchObject([
    { kind: 'ITEMS', items: [{ mode: 'PACKAGE', productId: 'prod_pea', count: 12 }] },
  ]);
  expect(readDeliveryChanges([{ ...about, kind: 'ITEMS', items: [] }])).toMatchObject([
    { kind: 'ITEMS', items: [] },
  ]);
  expect(readDeliveryChanges([{ ...about, kind: 'ITEMS', items: 'double' }])).toBeUndefined();
  expect(readDeliveryChanges([{ ...about, kind: 'ITEMS' }])).toBeUndefined();
});
