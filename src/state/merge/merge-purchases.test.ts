import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial, aPurchase } from '#tests/support/builders/catalog-builders.ts';
import { seedBought } from '#tests/support/farms/bistro-farm.ts';
import { mergeTwo, withOther } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { withVersion } from '../document/sync/sync-meta.ts';
import type { FarmAction } from '../records/farm-action.ts';
import { withOwnShare } from './stock/stock-shares.ts';

const SEED = aPurchase();
const LIDS = aPurchase({ id: 'pur_lids', stockId: 'mat_lid', qty: 100, unit: 'each' });

const FARM: FarmDocument = aFarm({
  varieties: [aVariety({ id: 'sunflower' })],
  seedsInventory: [seedBought('sunflower', 1)],
  catalog: { materials: [aMaterial({ id: 'mat_lid', stock: { qty: 50, unit: 'each' } })] },
  purchases: [SEED, LIDS],
});

const receive = (id: string, qty: number, more = {}): FarmAction => ({
  type: 'RECEIVE_PURCHASE',
  payload: { id, qty, dateISO: '2025-03-10', restComes: false, ...more },
});
const cancel = (id: string): FarmAction => ({ type: 'CANCEL_PURCHASE', payload: { id } });

const lids = ({ catalog }: FarmDocument) => catalog.materials[0]?.stock.qty;
const pounds = ({ seedsInventory }: FarmDocument) =>
  seedsInventory.reduce((sum, booking) => sum + booking.pounds, 0);
const purchaseOf = ({ purchases = [] }: FarmDocument, wanted: string) =>
  purchases.find(({ id }) => id === wanted);

test('one line that two devices order apart comes twice', () => {
  const { id: _id, ...typed } = SEED;
  const order = (supplier: string): FarmAction => ({
    type: 'ORDER_STOCK',
    payload: { purchases: [{ ...typed, supplier }] },
  });
  const empty = { ...FARM, purchases: [] };
  const { merged } = mergeTwo(empty, act(empty, order('Agway')), act(empty, order('True Leaf')));
  expect(merged.purchases?.map(({ supplier }) => supplier).toSorted()).toEqual([
    'Agway',
    'True Leaf',
  ]);
});

test.each([
  ['the phone', [2, 1], 90],
  ['the office', [1, 2], 80],
] as const)('a material received twice is in stock once, as %s did', (_who, written, qty) => {
  const [phone, office] = [act(FARM, receive('pur_lids', 90)), act(FARM, receive('pur_lids', 80))];
  const { merged, notices } = mergeTwo(FARM, phone, office, [...written]);
  expect(purchaseOf(merged, 'pur_lids')?.receivedQty).toBe(qty);
  expect(lids(merged)).toBe(50 + qty);
  expect(notices.map(({ slice }) => slice)).toEqual(['purchases']);
});

test('received alike on two devices it is in stock once, and is no news', () => {
  const written = (farm: FarmDocument, office: number) =>
    withOwnShare(withVersion(farm, { vv: { office }, marks: {} }), 'office', `w${office}`);
  const start = written(FARM, 1);
  const phone = act(start, receive('pur_lids', 90));
  const office = written(phone, 2);
  for (const one of [phone, office]) {
    // Of the office alone there is one receipt, known to both.
    const met = [mergeTwo(start, phone, one), mergeTwo(start, one, office)];
    expect(met.map(({ merged }) => lids(merged))).toEqual([140, 140]);
    expect(met.flatMap(({ notices }) => notices)).toEqual([]);
  }
});

test('what else came in on both devices stays', () => {
  const intake = (qty: number): FarmAction => ({
    type: 'RECEIVE_STOCK',
    payload: { id: 'mat_lid', quantity: { qty, unit: 'each' } },
  });
  const phone = act(FARM, receive('pur_lids', 90), intake(7));
  const office = act(FARM, intake(3), receive('pur_lids', 80));
  expect(lids(mergeTwo(FARM, phone, office).merged)).toBe(50 + 90 + 7 + 3);
});

test.each([
  [[2, 1], 4],
  [[1, 2], 5],
] as const)('seed that two devices received is booked once, as later: %j', (written, qty) => {
  const [phone, office] = [act(FARM, receive('pur_1', 4)), act(FARM, receive('pur_1', 5))];
  const { merged, notices } = mergeTwo(FARM, phone, office, [...written]);
  expect(purchaseOf(merged, 'pur_1')?.receivedQty).toBe(qty);
  expect(pounds(merged)).toBe(1 + qty);
  expect(notices.map(({ slice }) => slice)).toEqual(['purchases']);
});

test('what one device received and the other cancelled came in', () => {
  for (const isLater of [true, false]) {
    const phone = act(FARM, receive('pur_lids', 90), cancel('pur_1'));
    const office = act(FARM, cancel('pur_lids'), receive('pur_1', 5));
    const { merged, notices } = mergeTwo(FARM, phone, office, isLater ? [2, 1] : [1, 2]);
    expect(merged.purchases?.map(({ status }) => status)).toEqual(['RECEIVED', 'RECEIVED']);
    expect([lids(merged), pounds(merged), notices]).toEqual([140, 6, []]);
  }
});

test('a rest that the other device did not wait for is not ordered when that one counts', () => {
  const [phone, office] = [
    act(FARM, receive('pur_lids', 60, { restComes: true })),
    act(FARM, receive('pur_lids', 100)),
  ];
  const whole = mergeTwo(FARM, phone, office, [1, 2]).merged;
  expect(purchaseOf(whole, 'pur_lids-2')).toBeUndefined();
  const part = mergeTwo(FARM, phone, office, [2, 1]).merged;
  expect(purchaseOf(part, 'pur_lids-2')).toMatchObject({ qty: 40, status: 'ORDERED' });
  expect([lids(whole), lids(part)]).toEqual([150, 110]);
});

test('the amount that was left out is brought back with its stock', () => {
  const [phone, office] = [act(FARM, receive('pur_lids', 90)), act(FARM, receive('pur_lids', 80))];
  const restored = withOther(mergeTwo(FARM, phone, office));
  expect(purchaseOf(restored, 'pur_lids')?.receivedQty).toBe(80);
  expect(lids(restored)).toBe(130);
  const five = act(FARM, receive('pur_1', 5, { dateISO: '2025-03-09' }));
  const back = withOther(mergeTwo(FARM, act(FARM, receive('pur_1', 4)), five));
  expect([back.purchases, back.seedsInventory]).toEqual([five.purchases, five.seedsInventory]);
  expect(pounds(back)).toBe(6);
});
