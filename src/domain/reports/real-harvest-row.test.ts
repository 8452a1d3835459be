import { expect, test } from 'vitest';
import { aClaim, aLedger, aLot, aLotPlanting } from '#tests/support/builders/supply-builders.ts';
import type { LotPlanting, SupplyLot } from '../supply/variety-supply.ts';
import { realHarvestRow } from './real-harvest-row.ts';

const DAY = '2025-03-14';

/** 2 trays of 8 oz and 4 oz from the day before, for 18 oz ordered: 2 oz are left. */
const ROW = {
  dateISO: DAY,
  varietyId: 'pea',
  varietyName: 'Pea',
  demandOz: 18,
  carryUsedOz: 4,
  netDemandOz: 14,
  trays: 2,
  expectedOz: 16,
  leftoverOz: 2,
  packages: 0,
  bulk: 1,
  orderCount: 1,
  carriedOnOz: 0,
  yieldAssumed: false,
};
const AS_PLANNED = { ...ROW, planned: null, reason: '', shorts: [] };
const PLANNED = { trays: 2, expectedOz: 16, carryUsedOz: 4, leftoverOz: 2 };

const real = (
  lot: Partial<SupplyLot>,
  claims = [aClaim('a', 18, 18)],
  carriedInOz = 4,
  today = '2025-03-10',
) => realHarvestRow(ROW, aLedger([aLot(lot)], claims, { [DAY]: carriedInOz }), today);

test('a harvest that comes as planned stays as planned, a hair aside', () => {
  expect(real({ oz: 16 })).toEqual(AS_PLANNED);
  expect(real({ oz: 16.04 }, [aClaim('a', 18, 17.96)], 3.96)).toEqual(AS_PLANNED);
});

test('a twentieth of an ounce more or less is told, of a harvest and of the day before', () => {
  const ledger = aLedger([aLot({ oz: 0.05 })], [aClaim('a', 18, 18)], { [DAY]: 4 });
  const row = realHarvestRow({ ...ROW, expectedOz: 0 }, ledger, '2025-03-10');
  expect(row).toMatchObject({ expectedOz: 0.05, planned: { expectedOz: 0 } });
  const before = aLedger([aLot()], [aClaim('a', 14, 14)], { [DAY]: 0.05 });
  expect(realHarvestRow({ ...ROW, carryUsedOz: 0 }, before, '2025-03-10').carryUsedOz).toBe(0.05);
});

test('less grows, and a delivery is short by all of it', () => {
  expect(real({ oz: 8, countedTrays: 2, lostTrays: 1 }, [aClaim('a', 18, 12)])).toEqual({
    ...ROW,
    trays: 1,
    expectedOz: 8,
    leftoverOz: -6,
    planned: PLANNED,
    reason: '1 tray lost',
    shorts: [{ orderId: 'a', orderName: 'A', oz: 6 }],
  });
});

test('more grows, or more is left of the day before, and more is left over', () => {
  expect(real({ oz: 24 })).toMatchObject({ expectedOz: 24, carryUsedOz: 4, leftoverOz: 10 });
  const more = { carryUsedOz: 5, netDemandOz: 13, leftoverOz: 3, planned: PLANNED };
  expect(real({ oz: 16 }, undefined, 5)).toMatchObject(more);
  // No more of it is used than is asked for.
  const asked = { carryUsedOz: 3, netDemandOz: 15, leftoverOz: 22 };
  expect(real({ oz: 16 }, [aClaim('a', 3, 3)], 9)).toMatchObject(asked);
});

test('days that are over, days too far ahead and varieties without a ledger stay as planned', () => {
  const less = (today: string) => real({ oz: 8 }, [aClaim('a', 18, 12)], 4, today).planned;
  expect(less('2025-03-15')).toBeNull();
  expect(less(DAY)).toEqual(PLANNED);
  // The ledger reaches as far ahead as tasks are planned: 90 days.
  expect(less('2024-12-14')).toEqual(PLANNED);
  expect(less('2024-12-13')).toBeNull();
  expect(realHarvestRow(ROW, new Map(), '2025-03-10')).toEqual(AS_PLANNED);
});

test('what goes on to the next day is what is there for it, up to what it asks', () => {
  const next = { ...aClaim('b', 6, 6), dayISO: '2025-03-15' };
  const claims = [aClaim('a', 10, 10), next];
  const carriedOn = (readyOz: number) => {
    const carriedInOz = { [DAY]: 4, '2025-03-15': readyOz };
    return realHarvestRow(ROW, aLedger([aLot({ oz: 24 })], claims, carriedInOz), '2025-03-10');
  };
  expect(carriedOn(18).carriedOnOz).toBe(6);
  expect(carriedOn(2).carriedOnOz).toBe(2);
  const nothing = aLedger([aLot({ oz: 24 })], claims, { [DAY]: 4 });
  expect(realHarvestRow(ROW, nothing, '2025-03-10').carriedOnOz).toBe(0);
});

const reasonOf = (plantings: readonly LotPlanting[], more: Partial<SupplyLot> = {}) =>
  real({ oz: 8, plantings, ...more }).reason;

const LATE = aLotPlanting('late', 0, 1);

test.each<readonly [string, readonly LotPlanting[], Partial<SupplyLot>]>([
  ['1 tray not planted', [LATE], {}],
  ['2 trays not planted', [LATE, LATE], {}],
  ['1 tray skipped', [aLotPlanting('skipped', 0, 1)], {}],
  ['2 of 3 trays planted', [aLotPlanting('planted', 2, 3), aLotPlanting('planned', 4)], {}],
  ['1 tray lost', [aLotPlanting('planted', 2)], { lostTrays: 1 }],
  ['weighed 8.0 oz', [], { state: 'cut', expectedOz: 16 }],
  [
    '2 trays not planted, 3 trays skipped, 5 of 4 trays planted, 2 trays lost, weighed 8.0 oz',
    [aLotPlanting('late', 0, 2), aLotPlanting('skipped', 0, 3), aLotPlanting('planted', 5, 4)],
    { lostTrays: 2, state: 'cut', expectedOz: 16 },
  ],
  // Unmarked trays that count as planted are not called unplanted.
  ['', [{ ...aLotPlanting('late', 6), isPlanted: true }], {}],
])('the reason says what went wrong in the order of a batch’s life: %s', (reason, lots, more) => {
  expect(reasonOf(lots, more)).toEqual(reason);
});

test('a planting that says no trays gives no reason, and only what is cut is weighed', () => {
  const { task, ...planted } = aLotPlanting('planted', 0, 0);
  const { trays: _, ...unsaid } = task;
  expect(reasonOf([{ ...planted, task: unsaid }])).toEqual('');
  expect(reasonOf([{ ...aLotPlanting('late', 0, 0), task: unsaid }])).toEqual('');
  expect(reasonOf([], { state: 'growing', expectedOz: 16 })).toEqual('');
  expect(reasonOf([], { state: 'cut', expectedOz: 8 })).toEqual('');
});

test('the orders with the largest shortage are first, each once with its whole shortage', () => {
  const claims = [
    aClaim('a', 4, 3),
    aClaim('b', 9, 4),
    aClaim('a', 4, 2),
    aClaim('c', 1, 1),
    aClaim('d', 2, 1.95),
    aClaim('e', 2, 1.96),
    aClaim('f', 9, 0, { dayISO: '2025-03-15' }),
  ];
  expect(real({ oz: 8 }, claims).shorts).toMatchObject([
    { orderId: 'b', oz: 5 },
    { orderId: 'a', oz: 3 },
    { orderId: 'd', oz: expect.closeTo(0.05, 2) },
  ]);
});

test('a weight that leaves an order short says how much', () => {
  const row = real({ oz: 15.4, state: 'cut', expectedOz: 18 }, [aClaim('a', 18, 15.4)]);
  expect(row.reason).toEqual('weighed 15.4 oz, 2.6 short');
});

test('a delivery that misses a twentieth of an ounce is told, with what it misses', () => {
  const row = real({ oz: 16 }, [aClaim('a', 18, 18), aClaim('b', 0.05, 0)]);
  expect(row.planned).toEqual(PLANNED);
  expect(row.leftoverOz).toBe(-0.05);
  expect(row.shorts).toEqual([{ orderId: 'b', orderName: 'B', oz: 0.05 }]);
});

test('weights of a reason are told in tenths', () => {
  expect(real({ oz: 1.45, expectedOz: 16, state: 'cut' }).reason).toEqual('weighed 1.5 oz');
  const short = real({ oz: 8, expectedOz: 16, state: 'cut' }, [aClaim('a', 0.05, 0)]);
  expect(short.reason).toEqual('weighed 8.0 oz, 0.1 short');
});

test('a harvest of blocked seed is held, and gives nothing', () => {
  const row = real({ oz: 0, held: { oz: 24, codes: ['RB-2377'] } });
  expect(row).toMatchObject({ isHeld: true, expectedOz: 0, reason: '2 trays held' });
  expect(real({ oz: 0 })).not.toHaveProperty('isHeld');
});
