import { expect, test } from 'vitest';
import type { DryLine } from '#domain/alchemy/dry-loads/dry-load.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { normaliseFarm } from '../normalise/normalise-farm.ts';
import type { FarmAction } from './farm-action.ts';
import { perform } from './perform.ts';

const DRYER = { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 7, cycleDays: 1, shelfMaxOz: 16 };
const CALC = {
  enabled: true,
  freshCostPerTrayUSD: 2.9,
  harvestOzPerTray: 15,
  powderYieldPct: 8,
  freezeCycleCostUSD: 6,
  traysPerCycleAllocated: 7,
};
const ITEMS = [
  anItem({ id: 'pea-powder', unitCost: 0.1104, stockQty: 1120, powderCalc: CALC }),
  anItem({
    id: 'broccoli-powder',
    unitCost: 0.1594,
    stockQty: 365,
    powderCalc: { ...CALC, freshCostPerTrayUSD: 2.6 },
  }),
];
const FARM = {
  ...aFarm({
    varieties: [
      aVariety({ id: 'pea', yieldOzPerTray: 15, daysToHarvest: 8 }),
      aVariety({ id: 'broccoli', yieldOzPerTray: 10, daysToHarvest: 8 }),
    ],
    capacity: { ...aFarm().capacity, freezeDryers: [DRYER] },
  }),
  alchemy: { ...aFarm().alchemy, items: ITEMS },
};

const act = (farm: FarmDocument, today: string, ...actions: readonly FarmAction[]) =>
  actions.reduce(
    (document, action) =>
      perform(document, {
        ...action,
        moment: { today, now: Date.parse(`${today}T12:00:00.000Z`) },
      }).document,
    farm,
  );

const line = (itemId: string, varietyId: string, trays: number): DryLine =>
  aDryLine({ itemId, varietyId, trays, cutISO: '2025-03-24' });
const PEA = line('pea-powder', 'pea', 5);
const BROCCOLI = line('broccoli-powder', 'broccoli', 2);
const LOAD = aDryLoad({ startISO: '2025-03-24', lines: [PEA, BROCCOLI] });
const ID = LOAD.id;

const accept = (...loads: readonly (typeof LOAD)[]): FarmAction => ({
  type: 'ACCEPT_DRY_PLAN',
  payload: { loads, drop: [] },
});
const START: FarmAction = { type: 'START_DRY_LOAD', payload: { id: ID } };
const weigh = (itemId: string, dryG: number | null, wetOz?: number): FarmAction => ({
  type: 'WEIGH_DRY_LINE',
  payload: { loadId: ID, itemId, dryG, ...(wetOz !== undefined && { wetOz }) },
});
const taskOf = ({ tasks }: FarmDocument) => tasks.find(({ id }) => id === `gen_${ID}`);
const loadOf = ({ dryLoads }: FarmDocument) => dryLoads?.find(({ id }) => id === ID);
const itemOf = ({ alchemy }: FarmDocument, id: string) =>
  alchemy.items.find((item) => item.id === id);
const traysOf = ({ tasks }: FarmDocument, type: 'PLANT' | 'HARVEST') =>
  tasks.filter((task) => task.type === type).map(({ varietyName, trays }) => [varietyName, trays]);

test('a plan put to work is planted, cut and loaded on its days', () => {
  const farm = act(FARM, '2025-03-10', accept(LOAD));
  expect(farm.dryLoads).toEqual([{ ...LOAD, atISO: '2025-03-10T12:00:00.000Z' }]);
  expect(traysOf(farm, 'PLANT')).toEqual([
    ['Broccoli', 2],
    ['Pea', 5],
  ]);
  expect(taskOf(farm)).toMatchObject({
    title: 'Load Freeze Dryer 1: Pea 5, Broccoli 2',
    dateISO: '2025-03-24',
    type: 'GENERAL',
    done: false,
    external: { dryLoad: ID },
  });
  expect(normaliseFarm(farm)).toEqual(farm);
});

test('due days of one item are added up; what is dropped goes, what runs stays', () => {
  const twice = { ...LOAD, lines: [PEA, { ...PEA, trays: 2 }, BROCCOLI] };
  const other = aDryLoad({ startISO: '2025-03-26', lines: [{ ...PEA, cutISO: '2025-03-26' }] });
  const farm = act(FARM, '2025-03-10', accept(twice, other));
  expect(loadOf(farm)?.lines.map(({ itemId, trays }) => [itemId, trays])).toEqual([
    ['pea-powder', 7],
    ['broccoli-powder', 2],
  ]);
  const drop: FarmAction = {
    type: 'ACCEPT_DRY_PLAN',
    payload: { loads: [], drop: [ID, other.id] },
  };
  const after = act(farm, '2025-03-24', START, drop);
  expect(after.dryLoads?.map(({ id, status }) => [id, status])).toEqual([[ID, 'RUNNING']]);
  expect(after.tasks.some(({ id }) => id === `gen_${other.id}`)).toBe(false);
});

test('a plan may replace a load by one of the same dryer and day', () => {
  const farm = act(FARM, '2025-03-10', accept(LOAD), {
    type: 'ACCEPT_DRY_PLAN',
    payload: { loads: [{ ...LOAD, lines: [PEA] }], drop: [ID] },
  });
  expect(farm.dryLoads?.map(({ id, lines }) => [id, lines.length])).toEqual([[ID, 1]]);
  const second = act(farm, '2025-03-10', accept(LOAD));
  expect(second.dryLoads?.map(({ id }) => id)).toEqual([ID, `${ID}-2`]);
});

test('a load tells the days of its dryer, also where only the day it is ready is told', () => {
  const { cycleDays: _days, ...bare } = { ...LOAD, dryerId: 'fd-2' };
  const dryer = { ...DRYER, id: 'fd-2', cycleDays: 3 };
  const slow = { ...FARM, capacity: { ...FARM.capacity, freezeDryers: [dryer] } };
  const cycleOf = (readyISO?: string) =>
    act(slow, '2025-03-10', {
      type: 'ACCEPT_DRY_PLAN',
      payload: { loads: [{ ...bare, readyISO }], drop: [] },
    }).dryLoads?.[0]?.cycleDays;
  expect([cycleOf(), cycleOf('2025-03-29')]).toEqual([3, 5]);
});

test('a planned load is moved with its greens as long as they are not in the ground', () => {
  const move: FarmAction = { type: 'MOVE_DRY_LOAD', payload: { id: ID, startISO: '2025-03-26' } };
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const moved = act(planned, '2025-03-10', move);
  expect(loadOf(moved)).toMatchObject({
    startISO: '2025-03-26',
    lines: [{ cutISO: '2025-03-26' }, { cutISO: '2025-03-26' }],
  });
  expect(taskOf(moved)?.dateISO).toBe('2025-03-26');
  const plant = planned.tasks.find(
    ({ type, varietyId }) => type === 'PLANT' && varietyId === 'pea',
  );
  const planted = act(planned, '2025-03-16', {
    type: 'TOGGLE_TASK_DONE',
    payload: { id: plant?.id ?? '', done: true },
  });
  expect(loadOf(act(planted, '2025-03-16', move))?.lines.map(({ cutISO }) => cutISO)).toEqual([
    '2025-03-24',
    '2025-03-26',
  ]);
});

test('a cancelled load gives its task and its plantings up; what is planted becomes surplus', () => {
  const cancel: FarmAction = { type: 'CANCEL_DRY_LOAD', payload: { id: ID } };
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const cancelled = act(planned, '2025-03-10', cancel);
  expect(taskOf(cancelled)).toBeUndefined();
  expect(traysOf(cancelled, 'PLANT')).toEqual([]);
  const plant = planned.tasks.find(
    ({ type, varietyId }) => type === 'PLANT' && varietyId === 'pea',
  );
  const planted = act(planned, '2025-03-16', {
    type: 'TOGGLE_TASK_DONE',
    payload: { id: plant?.id ?? '', done: true },
  });
  expect(traysOf(act(planted, '2025-03-17', cancel), 'HARVEST')).toEqual([['Pea', 5]]);
  expect(loadOf(act(planned, '2025-03-24', START, cancel))?.status).toBe('RUNNING');
});

test('ticking the task of a load starts it today, unticking takes it back', () => {
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const tick = (done: boolean): FarmAction => ({
    type: 'TOGGLE_TASK_DONE',
    payload: { id: `gen_${ID}`, done },
  });
  const started = act(planned, '2025-03-25', tick(true));
  expect(loadOf(started)).toMatchObject({ status: 'RUNNING', startISO: '2025-03-25' });
  expect(taskOf(started)).toMatchObject({ done: true, dateISO: '2025-03-25' });
  const opened = act(started, '2025-03-25', tick(false));
  expect(loadOf(opened)?.status).toBe('PLANNED');
  expect(taskOf(opened)?.done).toBe(false);
  const weighed = act(started, '2025-03-26', weigh('pea-powder', 240), tick(false));
  expect(loadOf(weighed)?.status).toBe('RUNNING');
  expect(taskOf(weighed)?.done).toBe(true);
});

test('closing a day starts its load, also where the day is closed by counting its trays', () => {
  const farm = act(FARM, '2025-03-24', accept(LOAD));
  const day = { dateISO: '2025-03-24' };
  const entries = [
    { varietyId: 'pea', actualTrays: 5, expectedTrays: 5, taskIds: [], source: 'manual' as const },
  ];
  const closings: readonly FarmAction[] = [
    { type: 'MARK_DAY_DONE', payload: day },
    {
      type: 'RECORD_TRAYS_PLANTED',
      payload: { ...day, entries, markDayDone: true, recordedAtISO: '2025-03-24T15:00:00.000Z' },
    },
  ];
  for (const closing of closings) {
    const closed = act(farm, '2025-03-24', closing);
    expect(loadOf(closed)?.status).toBe('RUNNING');
    expect(taskOf(closed)?.done).toBe(true);
  }
});

test('moving, skipping and deleting the task of a load are moving, cancelling and nothing', () => {
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const id = `gen_${ID}`;
  const moved = act(planned, '2025-03-10', {
    type: 'MOVE_TASK',
    payload: { id, dateISO: '2025-03-27' },
  });
  expect(loadOf(moved)).toMatchObject({ startISO: '2025-03-27', status: 'PLANNED' });
  expect(taskOf(moved)).toMatchObject({ dateISO: '2025-03-27' });
  const skipped = act(planned, '2025-03-24', { type: 'SKIP_TASK', payload: { id } });
  expect(loadOf(skipped)?.status).toBe('CANCELLED');
  expect(taskOf(skipped)).toBeUndefined();
  expect(act(planned, '2025-03-10', { type: 'DELETE_MANUAL_TASK', payload: { id } })).toBe(planned);
});

test('work that was done in its time starts a load on its own day', () => {
  const planned = act(FARM, '2025-03-10', accept(LOAD));
  const late = act(planned, '2025-03-26', {
    type: 'MARK_LATE_DONE',
    payload: { taskIds: [`gen_${ID}`], cycleKeys: [] },
  });
  expect(loadOf(late)).toMatchObject({ status: 'RUNNING', startISO: '2025-03-24' });
});

test('7 trays at $2.90 and a cycle of $6 give 240 g: 1,360 g at $0.1103', () => {
  const lines = [{ ...PEA, trays: 7 }];
  const farm = act(FARM, '2025-03-24', accept({ ...LOAD, lines }), START, weigh('pea-powder', 240));
  expect(loadOf(farm)?.status).toBe('DONE');
  expect(itemOf(farm, 'pea-powder')).toMatchObject({ stockQty: 1360, unitCost: 0.1103 });
});

test('2 of 7 shelves bear their part of the cycle: 405 g at $0.1607', () => {
  const farm = act(FARM, '2025-03-24', accept(LOAD), START, weigh('broccoli-powder', 40, 20));
  expect(loadOf(farm)).toMatchObject({ status: 'RUNNING', lines: [{}, { wetOz: 20, dryG: 40 }] });
  expect(itemOf(farm, 'broccoli-powder')).toMatchObject({ stockQty: 405, unitCost: 0.1607 });
  expect(loadOf(act(farm, '2025-03-25', weigh('pea-powder', 200)))?.status).toBe('DONE');
});

test('both lines that are told at once are in stock, each at what it has cost', () => {
  const lines = [
    { itemId: 'pea-powder', dryG: 200 },
    { itemId: 'broccoli-powder', wetOz: 20, dryG: 40 },
  ];
  const weighAll: FarmAction = { type: 'WEIGH_DRY_LOAD', payload: { id: ID, lines } };
  const farm = act(FARM, '2025-03-24', accept(LOAD), START, weighAll);
  expect(loadOf(farm)).toMatchObject({ status: 'DONE', lines: [{ dryG: 200 }, { wetOz: 20 }] });
  // Pea: 5 × $2.90 + 5/7 of $6 = $18.7857; (1,120 × $0.1104 + $18.7857) ÷ 1,320.
  expect(itemOf(farm, 'pea-powder')).toMatchObject({ stockQty: 1320, unitCost: 0.1079 });
  expect(itemOf(farm, 'broccoli-powder')).toMatchObject({ stockQty: 405, unitCost: 0.1607 });
});

test('a weight that is corrected moves the stock by the difference and leaves the cost', () => {
  const farm = act(FARM, '2025-03-24', accept(LOAD), START, weigh('broccoli-powder', 40));
  const corrected = act(farm, '2025-03-25', weigh('broccoli-powder', 46.5));
  expect(itemOf(corrected, 'broccoli-powder')).toMatchObject({ stockQty: 411.5, unitCost: 0.1607 });
  const taken = act(corrected, '2025-03-25', weigh('broccoli-powder', null));
  expect(itemOf(taken, 'broccoli-powder')).toMatchObject({ stockQty: 365, unitCost: 0.1607 });
});

test('100 g come into an item that is counted in ounces as 3.527396', () => {
  const items = [anItem({ id: 'pea-powder', unit: 'oz', stockQty: 1, unitCost: 3 })];
  const inOunces = { ...FARM, alchemy: { ...FARM.alchemy, items } };
  const farm = act(inOunces, '2025-03-24', accept(LOAD), START, weigh('pea-powder', 100));
  // Trays of this farm cost nothing and the item is not calculated: the cost stays.
  expect(itemOf(farm, 'pea-powder')).toMatchObject({ stockQty: 4.527396, unitCost: 3 });
});

test('fresh items of a day go from planned to done once all are weighed, and take no cycle', () => {
  const fresh = aDryLoad({
    id: 'dry_fresh_2025-03-24',
    dryerId: '',
    startISO: '2025-03-24',
    cycleDays: 0,
    lines: [PEA, BROCCOLI],
  });
  const of = (itemId: string, dryG: number): FarmAction => ({
    type: 'WEIGH_DRY_LINE',
    payload: { loadId: fresh.id, itemId, dryG },
  });
  const planned = act(FARM, '2025-03-10', accept(fresh));
  expect(planned.dryLoads?.[0]?.id).toBe('dry_fresh_2025-03-24');
  expect(traysOf(planned, 'PLANT')).toHaveLength(2);
  const one = act(planned, '2025-03-24', of('broccoli-powder', 400));
  expect(one.dryLoads?.[0]?.status).toBe('PLANNED');
  // (365 × 0.1594 + 2 × 2.60) ÷ 765
  expect(itemOf(one, 'broccoli-powder')).toMatchObject({ stockQty: 765, unitCost: 0.0829 });
  expect(act(one, '2025-03-24', of('pea-powder', 900)).dryLoads?.[0]?.status).toBe('DONE');
});
