import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { mergeTwo, withOther } from '#tests/support/merge/merge-two.ts';
import { aPowderShop, aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { seedUsage } from '#domain/catalog/seeds/seed-on-hand.ts';
import type { FarmAction } from '../records/farm-action.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { reduce } from '../records/reduce.ts';

const FARM: FarmDocument = aFarm({
  varieties: [aVariety({ id: 'pea', seedGPerTray: 20 })],
  catalog: { materials: [aMaterial({ id: 'lid', name: 'Lid', stock: { qty: 50, unit: 'each' } })] },
  alchemy: { ...aPowderShop(6000, 100, 100), orders: [aProOrder(10)] },
});

const receive = (qty: number): FarmAction => ({
  type: 'RECEIVE_STOCK',
  payload: { id: 'lid', quantity: { qty, unit: 'each' } },
});

function counted(farm: FarmDocument, qty: number, time: string): FarmDocument {
  const now = Date.parse(`2025-03-10T${time}:00.000Z`);
  return reduce(farm, {
    type: 'ADJUST_STOCK',
    payload: { id: 'lid', quantity: { qty, unit: 'each' } },
    moment: { today: '2025-03-10', now },
  });
}

const lids = ({ catalog }: FarmDocument) => catalog.materials[0]?.stock.qty;
const jars = ({ alchemy }: FarmDocument) => alchemy.items.find(({ id }) => id === 'jar')?.stockQty;

test('of two counts the later one wins, whichever device wrote later', () => {
  const [early, late] = [counted(FARM, 40, '08:00'), counted(FARM, 44, '09:00')];
  const met = mergeTwo(FARM, early, late);
  expect(lids(met.merged)).toBe(44);
  expect(met.notices).toMatchObject([
    { slice: 'catalog/materials', field: 'stock', kept: { qty: 44 }, lost: { qty: 40 } },
  ]);
  expect(lids(withOther(met))).toBe(40);
});

test('without a common past nothing is added up: the later stock wins and the other is told', () => {
  const { merged, notices } = mergeTwo(null, act(FARM, receive(5)), act(FARM, receive(20)));
  expect(lids(merged)).toBe(55);
  expect(notices).toMatchObject([{ kept: { qty: 55 }, lost: { qty: 70 } }]);
});

const confirm: FarmAction = {
  type: 'MOVE_PRO_ORDER',
  payload: { id: 'JANE-001', status: 'confirmed' },
};

test('an order that two devices confirm takes its stock once', () => {
  const farm = act(FARM, confirm);
  expect(jars(farm)).toBe(90);
  const { merged, notices } = mergeTwo(FARM, farm, act(FARM, confirm));
  expect(jars(merged)).toBe(90);
  expect(notices).toEqual([]);
});

test('two orders placed on two devices both take their stock', () => {
  const place = (qty: number, id: string): FarmAction => ({
    type: 'PLACE_PRO_ORDER',
    payload: aProOrder(qty, { id }),
  });
  const { merged } = mergeTwo(FARM, act(FARM, place(20, 'A-001')), act(FARM, place(30, 'B-001')));
  expect(jars(merged)).toBe(50);
});

test('of an order confirmed here and cancelled there, the stock follows what is kept', () => {
  const pending = act(FARM, { ...confirm, payload: { id: 'JANE-001', status: 'pending' } });
  const cancelled = act(pending, { ...confirm, payload: { id: 'JANE-001', status: 'cancelled' } });
  const met = mergeTwo(pending, act(pending, confirm), cancelled);
  expect(met.merged.alchemy.orders[0]?.status).toBe('confirmed');
  expect(jars(met.merged)).toBe(90);
  const restored = withOther(met);
  expect(restored.alchemy.orders[0]?.status).toBe('cancelled');
  expect(jars(restored)).toBe(100);
});

test('lines changed elsewhere while an order took its stock: it takes what it needs now', () => {
  const lines = [{ productId: 'jars', qty: 25, unitPriceUSD: 0 }];
  const edited = act(FARM, { type: 'UPDATE_PRO_ORDER', payload: aProOrder(25, { lines }) });
  const pending = act(FARM, { ...confirm, payload: { id: 'JANE-001', status: 'pending' } });
  const { merged } = mergeTwo(FARM, edited, pending);
  expect(merged.alchemy.orders[0]).toMatchObject({ status: 'pending', lines: [{ qty: 25 }] });
  expect(jars(merged)).toBe(75);
});

const record = (actualTrays: number, recordedAtISO: string): FarmAction => ({
  type: 'RECORD_TRAYS_PLANTED',
  payload: {
    dateISO: '2025-03-08',
    entries: [{ varietyId: 'pea', actualTrays, expectedTrays: 4, taskIds: [], source: 'manual' }],
    recordedAtISO,
  },
});

test('a planting recorded on two devices takes the seed of the count that is kept', () => {
  const met = mergeTwo(
    FARM,
    act(FARM, record(5, '2025-03-08T10:00:00.000Z')),
    act(FARM, record(3, '2025-03-08T11:00:00.000Z')),
  );
  expect(met.notices).toMatchObject([{ kept: { trays: 3 }, lost: { trays: 5 } }]);
  for (const [farm, trays] of [
    [met.merged, 3],
    [withOther(met), 5],
  ] as const) {
    expect(farm.traysPlantedLog).toMatchObject([{ trays }]);
    expect(bookedTrays(farm)).toBe(trays);
  }
});

test('stock measured in another unit on one device comes together in that unit', () => {
  const seed = (qty: number, unit: 'lb' | 'oz'): FarmDocument => ({
    ...FARM,
    catalog: {
      ...FARM.catalog,
      materials: [
        aMaterial({ id: 'seed', type: 'seed', purchaseUnit: 'lb', stock: { qty, unit } }),
      ],
    },
  });
  const stock = (phone: FarmDocument, office: FarmDocument) =>
    mergeTwo(seed(10, 'lb'), phone, office).merged.catalog.materials[0]?.stock;
  // 10 lb, of which one device receives one more, and the other tells 12 lb in ounces: 13 lb.
  expect(stock(seed(11, 'lb'), seed(192, 'oz'))).toEqual({ qty: 208, unit: 'oz' });
  expect(stock(seed(192, 'oz'), seed(11, 'lb'))).toEqual({ qty: 208, unit: 'oz' });
});

test('an order that held stock and is deleted on two devices gives it back once', () => {
  const pending = act(FARM, { ...confirm, payload: { id: 'JANE-001', status: 'pending' } });
  expect(jars(pending)).toBe(90);
  const deleted = act(pending, { type: 'DELETE_PRO_ORDER', payload: { id: 'JANE-001' } });
  const alone = act(deleted, { type: 'UPDATE_SETTINGS', payload: { siteTitle: 'X' } });
  const { merged } = mergeTwo(pending, deleted, alone);
  expect(merged.alchemy.orders).toEqual([]);
  expect(jars(merged)).toBe(100);
});

test('an order that has used its stock and is deleted on two devices has used it all the same', () => {
  const used = act(FARM, confirm);
  const deleted = act(used, { type: 'DELETE_PRO_ORDER', payload: { id: 'JANE-001' } });
  expect(jars(mergeTwo(used, deleted, act(deleted, receive(5))).merged)).toBe(90);
});

test('a planting recorded alike on two devices takes its seed once, and is no news', () => {
  const { merged, notices } = mergeTwo(
    FARM,
    act(FARM, record(5, '2025-03-08T10:00:00.000Z')),
    act(FARM, record(5, '2025-03-08T11:00:00.000Z')),
  );
  expect(merged.traysPlantedLog).toMatchObject([{ trays: 5 }]);
  expect(notices).toEqual([]);
  expect(bookedTrays(merged)).toBe(5);
});

test('without a common past, seed is booked as far from the count as on the later device', () => {
  const planted = (id: string, deltaTrays: number, recordedAtISO: string): FarmDocument => ({
    ...act(FARM, record(5, recordedAtISO)),
    seedsInventory: [
      seedUsage(
        { varietyId: 'pea', dateISO: '2025-03-08', deltaTrays, gramsPerTray: 20 },
        id,
        recordedAtISO,
      ),
    ],
  });
  // Of five trays recorded, four were booked here and two there.
  const { merged } = mergeTwo(
    null,
    planted('s1', 4, '2025-03-08T10:00:00.000Z'),
    planted('s2', 2, '2025-03-08T10:00:00.000Z'),
  );
  expect(merged.traysPlantedLog).toMatchObject([{ trays: 5 }]);
  expect(bookedTrays(merged)).toBe(4);
});

function bookedTrays({ seedsInventory }: FarmDocument): number {
  return seedsInventory.reduce((sum, { meta }) => sum + (meta?.deltaTrays ?? 0), 0);
}
