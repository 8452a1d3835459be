import { expect, test } from 'vitest';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import type { HarvestLoss, Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  aFarm,
  anOrder,
  aRepeatOrder,
  aTask,
  aVariety,
  bulk,
} from '#tests/support/builders/builders.ts';
import { aHarvestLoss, aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { CUT_ON_THE_DAY } from '#tests/support/farms/bistro-farm.ts';
import { supplyLedger } from './supply-ledger.ts';

const TODAY = '2025-03-10';
const march = (day: number): string => `2025-03-${String(day).padStart(2, '0')}`;

/** A farm that ticks: it planted kale the week before. */
const KALE = { varietyId: 'kale', cycleKey: 'kale|2025-03-20' };
const TICKED = aTask({ ...KALE, dateISO: march(5), done: true });
const PEA = aVariety({ id: 'pea', daysToHarvest: 10, steps: [] });

/** Pea takes ten days and gives 8 oz a tray; it is cut on the day of its delivery, and a tenth is the buffer. */
function ledgerOf(more: Partial<FarmDocument>) {
  const { batchSettings, ...farm } = aFarm({ varieties: [PEA], settings: CUT_ON_THE_DAY, ...more });
  const buffered = { ...farm, batchSettings: { ...batchSettings, generalBufferPercent: 10 } };
  const pea = supplyLedger(buffered, TODAY).get('pea');
  if (pea === undefined) throw new Error('There is pea.');
  return pea;
}

const lotsOf = (tasks: readonly Task[], more: Partial<FarmDocument> = {}) =>
  ledgerOf({ tasks: [TICKED, ...tasks], ...more }).lots;

const work = (type: Task['type'], harvestISO: string, more: Partial<Task> = {}): Task =>
  aTask({ type, dateISO: harvestISO, cycleKey: `pea|${harvestISO}`, ...more });
const plant = (plantISO: string, harvestISO: string, more: Partial<Task> = {}): Task =>
  work('PLANT', harvestISO, {
    dateISO: plantISO,
    taskKey: `${plantISO}|PLANT|${harvestISO}`,
    ...more,
  });
const recorded = (dateISO: string, trays: number) => ({
  traysPlantedLog: [aPlantedEntry({ id: `log_${dateISO}`, dateISO, trays, source: 'manual' })],
});

test('S1, S2: every batch whose harvest is in the window is a lot, its first and its last day too', () => {
  // 31 days back and 90 ahead.
  const days = ['2025-02-06', '2025-02-07', '2025-06-08', '2025-06-09'];
  const lots = lotsOf(days.map((day) => work('HARVEST', day, { trays: 2 })));
  expect(lots.map(({ dayISO }) => dayISO)).toEqual(days.slice(1, 3));
});

test('S2: a harvest that names no trays, one that lives off the one before, and other work are no lots', () => {
  const { trays: _none, ...bare } = work('HARVEST', march(12));
  const none = [work('HARVEST', march(14), { trays: 0 }), work('LIGHTS', march(15), { trays: 4 })];
  expect(lotsOf([bare, work('SOAK', march(13)), ...none])).toEqual([]);
});

test('lots are sorted by harvest day, then as they are cut', () => {
  const harvest = (day: number, cut = day) =>
    work('HARVEST', march(day), { trays: 1, dateISO: march(cut), taskKey: `${day}` });
  // Recorded on the 4th without a plan, it is there on the 14th, too.
  const ids = (...tasks: Task[]) => lotsOf(tasks, recorded(march(4), 1)).map(({ id }) => id);
  const [log, pea, late] = ['log_2025-03-04', 'pea|2025-03-14', 'pea|2025-03-20'];
  expect(ids(harvest(20), harvest(14))).toEqual([log, pea, late]);
  expect(ids(harvest(20), harvest(14, 13))).toEqual([pea, log, late]);
});

test('S3: what a lot counts is what was planted; one without plantings has the trays of its harvest', () => {
  const tasks = [
    plant(march(4), march(14), { trays: 3, done: true }),
    plant(march(3), march(14), { trays: 2, done: true }),
    // Not ticked in time.
    plant(march(5), march(14), { trays: 4 }),
    work('HARVEST', march(14), { trays: 9, carryUsedOz: 5 }),
  ];
  expect(lotsOf(tasks)).toMatchObject([
    { plannedTrays: 9, countedTrays: 5, plannedCarryOz: 5, state: 'growing' },
  ]);
  expect(lotsOf([work('HARVEST', march(14), { trays: 4 })])).toMatchObject([
    { plannedTrays: 4, countedTrays: 4, plannedCarryOz: 0, state: 'growing' },
  ]);
});

const OPEN = plant(march(10), march(20));
const LATE = plant(march(9), march(20));
const PLANTED = plant(march(8), march(20), { done: true });
const SKIPPED = { ...PLANTED, skipped: true as const };
const CUT = work('HARVEST', march(20), { done: true });
const GIVEN_UP = { ...CUT, skipped: true as const, taskKey: 'b' };
const soak = (dateISO: string, more: Partial<Task> = {}) =>
  work('SOAK', march(20), { dateISO, ...more });

test.each<readonly [string, readonly Task[], number, string]>([
  ['planned', [OPEN], 1, 'that is due today'],
  ['late', [OPEN, LATE], 1, 'part of which was due yesterday'],
  ['growing', [OPEN, PLANTED], 2, 'part of which is planted'],
  ['skipped', [SKIPPED], 0, 'whose planting was skipped'],
  ['planned', [SKIPPED, OPEN], 1, 'part of which was skipped'],
  ['cut', [PLANTED, CUT], 1, 'that was cut'],
  ['cut', [LATE, CUT], 1, 'that was cut, though its planting was not ticked'],
  ['skipped', [PLANTED, GIVEN_UP], 1, 'whose harvest was skipped'],
  ['cut', [PLANTED, GIVEN_UP, CUT], 1, 'one of whose harvests was skipped'],
  ['late', [OPEN, soak(march(9))], 0, 'whose soak was due yesterday'],
  ['planned', [OPEN, soak(march(9), { done: true })], 1, 'whose soak is done'],
  ['planned', [OPEN, soak(TODAY)], 1, 'whose soak is due today'],
  ['planned', [OPEN, { ...soak(march(9)), type: 'MIST' }], 1, 'whose misting was due'],
])('S4, S7: %s: a batch (%#) of which %i trays count', (state, tasks, countedTrays) => {
  const [lot] = lotsOf(tasks);
  expect([lot?.state, lot?.countedTrays]).toEqual([state, countedTrays]);
  expect(lot?.oz).toBe(state === 'skipped' ? 0 : 8 * countedTrays);
});

test('S4: on a farm that never marks plantings done, those that are past count', () => {
  expect(ledgerOf({ tasks: [LATE] }).lots).toMatchObject([{ countedTrays: 1, state: 'growing' }]);
});

test('S7: it is cut on the day that its harvest was done, else on its day, and not before today', () => {
  const cutOf = (...tasks: Task[]) => lotsOf(tasks)[0]?.cutISO;
  const moved = (day: number, more: Partial<Task> = {}) =>
    work('HARVEST', march(12), { dateISO: march(day), trays: 2, taskKey: `${day}`, ...more });
  expect(cutOf(moved(13))).toBe(march(13));
  expect(cutOf(moved(13), moved(11))).toBe(march(11));
  expect(cutOf(moved(9))).toBe(TODAY);
  expect(cutOf(moved(9, { done: true }), moved(8))).toBe(march(9));
  expect(cutOf(plant(march(8), march(18), { done: true }))).toBe(march(18));
});

test('S2: trays that were recorded where nothing was planned are a lot, until their day has gone by', () => {
  const idsOf = (dateISO: string, trays: number) =>
    lotsOf([], recorded(dateISO, trays)).map(({ id }) => id);
  // Ten days on: the 10th is today, the 9th is over.
  expect(idsOf('2025-02-28', 2)).toEqual(['log_2025-02-28']);
  expect(idsOf('2025-02-27', 2)).toEqual([]);
  expect(idsOf(march(5), 0)).toEqual([]);
  expect(lotsOf([], recorded(march(5), 2))).toMatchObject([
    { dayISO: march(15), cutISO: march(15), state: 'growing', plannedTrays: 0, countedTrays: 2 },
  ]);
  // Where a planting was planned on that day they are its trays.
  const planned = [plant(march(5), march(15), { trays: 5 })];
  expect(lotsOf(planned, recorded(march(5), 2))).toMatchObject([
    { id: 'pea|2025-03-15', countedTrays: 2 },
  ]);
  // Nineteen days for a harvest that was put off.
  const long = [
    plant('2025-02-20', march(11), { trays: 3 }),
    work('HARVEST', march(11), { trays: 3 }),
  ];
  expect(lotsOf(long, recorded('2025-02-20', 2))).toMatchObject([{ countedTrays: 2 }]);
});

/** Batches of three trays that grow from ten days before their harvests. */
const growing = (...days: number[]) =>
  days.flatMap((day) => {
    const at = { trays: 3, done: true };
    return [
      plant(day > 10 ? march(day - 10) : '2025-02-28', march(day), at),
      work('HARVEST', march(day), { trays: 3 }),
    ];
  });
const loss = (day: number, qty: number, more: Partial<HarvestLoss> = {}) =>
  aHarvestLoss({ id: `loss_${day}`, dateISO: march(day), qty, ...more });

test.each<readonly [string, readonly number[], readonly HarvestLoss[], readonly number[]]>([
  ['first of its planting', [14, 15], [loss(12, 4, { cycleKey: 'pea|2025-03-15' })], [1, 3]],
  ['first of what is cut first', [14, 15], [loss(12, 4)], [3, 1]],
  ['only of what grew on its day', [11, 12, 22, 23], [loss(12, 9)], [0, 3, 3, 0]],
  ['no more than there is', [14], [loss(12, 9)], [3]],
  [
    'after the losses of days before',
    [14, 15],
    [loss(13, 3, { cycleKey: 'pea|2025-03-15' }), loss(11, 4)],
    [3, 3],
  ],
])('S5: a loss takes %s', (_what, days, harvestLosses, lost) => {
  const lots = lotsOf(growing(...days), { harvestLosses });
  expect(lots.map(({ lostTrays }) => lostTrays)).toEqual(lost);
  expect(lots.map(({ oz }) => oz)).toEqual(lost.map((trays) => 8 * (3 - trays)));
});

test('S5: a loss takes nothing of what is not planted yet', () => {
  const tasks = [OPEN, work('HARVEST', march(20), { trays: 1 })];
  expect(lotsOf(tasks, { harvestLosses: [loss(12, 1)] })).toMatchObject([{ lostTrays: 0, oz: 8 }]);
  // A batch without a planting was planted before.
  const bare = [work('HARVEST', march(20), { trays: 3 })];
  expect(lotsOf(bare, { harvestLosses: [loss(12, 1)] })).toMatchObject([{ lostTrays: 1 }]);
});

const change = (more: Partial<DeliveryChange>): DeliveryChange =>
  // The kind and its own fields are in `more`.
  ({ id: 'c', atISO: '', note: '', orderId: 'o', varietyId: 'pea', ...more }) as DeliveryChange;

test('S6: what the scale says counts, and what was given away is gone, from lot to lot of its day', () => {
  const cycleKey = 'pea|2025-03-15';
  const harvestLog = [aWeighedHarvest({ cycleKey, dateISO: march(15), weightOz: 20 })];
  const gone = (oz: number, day: number) => change({ kind: 'GONE', harvestISO: march(day), oz });
  const deliveryChanges = [gone(10, 14), gone(20, 14), gone(5, 15)];
  const tasks = [...growing(15), work('HARVEST', march(14), { trays: 3 })];
  const lots = lotsOf(tasks, { harvestLog, deliveryChanges, ...recorded(march(4), 3) });
  expect(lots.map(({ weighedOz, oz }) => [weighedOz, oz])).toEqual([
    [null, 0],
    [null, 18],
    [20, 15],
  ]);
});

/** Trays that are cut on days of March, against ounces that orders want on days. */
function served(
  grown: Readonly<Record<number, number>>,
  wanted: Readonly<Record<number, readonly number[]>>,
) {
  const tasks = Object.entries(grown).map(([day, trays]) =>
    work('HARVEST', march(Number(day)), { trays }),
  );
  const orders = Object.entries(wanted).flatMap(([day, ounces]) =>
    ounces.map((oz, at) =>
      anOrder({ id: `o${day}_${at}`, date: march(Number(day)), items: [bulk('pea', oz)] }),
    ),
  );
  const { lots, claims } = ledgerOf({ tasks: [TICKED, ...tasks], orders });
  return {
    got: claims.map(({ gotOz }) => gotOz),
    left: lots.map(({ leftOz }) => leftOz),
    kept: lots.map(({ reserveOz }) => reserveOz),
  };
}

test('S9, S10: who is first is served first; a tenth of what a harvest itself has to give is kept back', () => {
  expect(served({ 14: 2 }, { 14: [10, 10] })).toEqual({ got: [10, 6], left: [0], kept: [0] });
  expect(served({ 14: 2 }, { 14: [10] })).toEqual({ got: [10], left: [6], kept: [1] });
  expect(served({ 14: 3 }, { 14: [12, 8] })).toEqual({ got: [12, 8], left: [4], kept: [2] });
  expect(served({ 14: 2 }, { 14: [15] })).toEqual({ got: [15], left: [1], kept: [1] });
  expect(served({ 14: 2 }, {})).toEqual({ got: [], left: [16], kept: [0] });
});

test('S9: what is left serves the day after it, the older first, and no day more than it is asked for', () => {
  // Of the 7 oz of Saturday 5 come from Friday: a tenth of the other 2 is kept back.
  const saturday = { got: [3, 7], left: [0, 6], kept: [0, 0.2] };
  expect(served({ 14: 1, 15: 1 }, { 14: [3], 15: [7] })).toEqual(saturday);
  // It goes on from day to day as long as something is claimed, and not over a gap.
  expect(served({ 14: 1 }, { 14: [2], 15: [2], 16: [5] }).got).toEqual([2, 2, 4]);
  expect(served({ 14: 1 }, { 16: [3] })).toMatchObject({ got: [0], left: [8] });
  expect(served({ 14: 1, 15: 1 }, { 16: [3] })).toMatchObject({ got: [3], left: [8, 5] });
});

test('S9: no delivery is served from a later harvest, unless it is past or a delivery change says so', () => {
  const tasks = [TICKED, work('HARVEST', march(14), { trays: 1, dateISO: march(15) })];
  const orders = [anOrder({ id: 'o', date: march(14), items: [bulk('pea', 3)] })];
  const [day, harvestISO] = [march(14), march(14)];
  const take = change({ kind: 'TAKE', dateISO: day, oz: 3, harvestISO });
  expect(ledgerOf({ tasks, orders }).claims).toMatchObject([{ gotOz: 0 }]);
  // Open since yesterday, it is cut today at the earliest.
  expect(served({ 9: 1 }, { 9: [3] }).got).toEqual([3]);
  const taken = ledgerOf({ tasks, orders, deliveryChanges: [take] });
  expect(taken.claims).toMatchObject([{ gotOz: 3, isTaken: true }]);
  expect(taken.lots).toMatchObject([{ leftOz: 5, reserveOz: 0 }]);
});

test('S8, S9: deliveries of the window are served by day, time and id; of a harvest outside nothing is claimed', () => {
  const once = (id: string, date: string, createdAt = '2025-02-01T08:00:00.000Z') =>
    anOrder({ id, date, createdAt, items: [bulk('pea', 8)] });
  const orders = [
    once('late', march(14), '2025-02-02T08:00:00.000Z'),
    once('b', march(14)),
    once('a', march(14)),
    ...['2025-02-06', '2025-02-07', '2025-06-08', '2025-06-09'].map((day) => once(day, day)),
    aRepeatOrder({ id: 'weekly', startDate: march(15), endDate: march(22) }),
  ];
  const take = (dateISO: string, harvestISO: string) =>
    change({ kind: 'TAKE', orderId: 'weekly', dateISO, oz: 3, harvestISO });
  const deliveryChanges = [take(march(15), march(13)), take(march(22), '2025-02-01')];
  const { claims } = ledgerOf({ orders, deliveryChanges });
  expect(claims.map(({ order, dayISO, oz }) => `${order.id} ${dayISO.slice(5)} ${oz}`)).toEqual([
    '2025-02-07 02-07 8',
    'weekly 03-13 3',
    'a 03-14 8',
    'b 03-14 8',
    'late 03-14 8',
    'weekly 03-15 5',
    'weekly 03-22 5',
    '2025-06-08 06-08 8',
  ]);
});
