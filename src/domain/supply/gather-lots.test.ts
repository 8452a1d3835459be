import { expect, test } from 'vitest';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { aStep, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { byCut, gatherLots, type LotFacts } from './gather-lots.ts';

const TODAY = '2025-03-10';
const WINDOW = { from: '2025-03-01', to: '2025-03-31' };

/** Pea takes ten days. */
const PEA = aVariety({ id: 'pea', daysToHarvest: 10, steps: [] });

const work = (type: Task['type'], harvestISO: string, more: Partial<Task> = {}): Task =>
  aTask({ type, dateISO: harvestISO, cycleKey: `pea|${harvestISO}`, ...more });
/** A planting ten days before its harvest, unless another day is named. */
const plant = (plantISO: string, harvestISO: string, more: Partial<Task> = {}): Task =>
  work('PLANT', harvestISO, {
    dateISO: plantISO,
    taskKey: `${plantISO}|PLANT|${harvestISO}`,
    ...more,
  });

function entry(dateISO: string, trays: number): TraysPlantedEntry {
  return aPlantedEntry({
    id: `log_${dateISO}`,
    dateISO,
    trays,
    recordedAtISO: `${dateISO}T18:00:00.000Z`,
    source: 'manual',
  });
}

function lotsOf(tasks: readonly Task[], more: Partial<LotFacts> = {}) {
  return gatherLots({
    variety: PEA,
    tasks,
    log: [],
    today: TODAY,
    isTicking: true,
    window: WINDOW,
    ...more,
  });
}

const ids = (lots: ReturnType<typeof lotsOf>): string[] =>
  lots.map(({ id }) => id.replace('pea|2025-', ''));

test('every batch whose harvest is in the window is a lot, its first and its last day too', () => {
  const days = ['2025-02-28', '2025-03-01', '2025-03-31', '2025-04-01'];
  const harvests = days.map((day) => work('HARVEST', day, { trays: 2 }));
  expect(ids(lotsOf(harvests))).toEqual(['03-01', '03-31']);
});

test('a harvest that nothing was planted for, and that names no trays, is no lot', () => {
  const { trays: _none, ...bare } = work('HARVEST', '2025-03-12');
  expect(ids(lotsOf([bare, work('SOAK', '2025-03-13')]))).toEqual([]);
});

test('lots are sorted by harvest day, then as they are cut', () => {
  const tasks = [
    work('HARVEST', '2025-03-20', { trays: 1 }),
    work('HARVEST', '2025-03-14', { trays: 1 }),
  ];
  // Recorded on the 4th without a plan, it is there on the 14th, too.
  const lots = lotsOf(tasks, { log: [entry('2025-03-04', 3)] });
  expect(lots.map(({ id }) => id)).toEqual(['log_2025-03-04', 'pea|2025-03-14', 'pea|2025-03-20']);
  const lot = (cutISO: string, id: string) => ({ cutISO, id });
  const order = [lot('2025-03-15', 'a'), lot('2025-03-14', 'b'), lot('2025-03-14', 'a')].toSorted(
    byCut,
  );
  expect(order.map(({ cutISO, id }) => `${id} ${cutISO.slice(8)}`)).toEqual([
    'a 14',
    'b 14',
    'a 15',
  ]);
});

test('what a lot counts is what was planted; one without plantings has the trays of its harvest', () => {
  const [both] = lotsOf([
    plant('2025-03-04', '2025-03-14', { trays: 3, done: true }),
    plant('2025-03-03', '2025-03-14', { trays: 2, done: true }),
    plant('2025-03-05', '2025-03-14', { trays: 4 }),
    work('HARVEST', '2025-03-14', { trays: 9, carryUsedOz: 5 }),
  ]);
  // The one of the 5th was not ticked in time.
  expect(both).toMatchObject({
    plannedTrays: 9,
    countedTrays: 5,
    plannedCarryOz: 5,
    state: 'growing',
    isPlanted: true,
    plantedISO: '2025-03-03',
  });
  const [bare] = lotsOf([work('HARVEST', '2025-03-14', { trays: 4 })]);
  expect(bare).toMatchObject({
    plannedTrays: 4,
    countedTrays: 4,
    plannedCarryOz: 0,
    state: 'growing',
    isPlanted: true,
    plantedISO: '',
  });
  // A harvest without trays lives off the one before; work of other kinds makes no lot.
  expect(lotsOf([work('HARVEST', '2025-03-14', { trays: 0 })])).toEqual([]);
  expect(lotsOf([work('LIGHTS', '2025-03-14', { trays: 4 })])).toEqual([]);
});

test('how far a lot has come follows from its work', () => {
  const stateOf = (...tasks: Task[]) => lotsOf(tasks)[0]?.state;
  const [open, late] = [plant('2025-03-10', '2025-03-20'), plant('2025-03-09', '2025-03-20')];
  const planted = plant('2025-03-08', '2025-03-20', { done: true });
  const skipped = plant('2025-03-08', '2025-03-20', { done: true, skipped: true });
  const cut = work('HARVEST', '2025-03-20', { done: true });
  const given = work('HARVEST', '2025-03-20', { done: true, skipped: true, taskKey: 'b' });
  expect(stateOf(open)).toBe('planned');
  expect(stateOf(open, late)).toBe('late');
  expect(stateOf(open, planted)).toBe('growing');
  expect(stateOf(skipped)).toBe('skipped');
  expect(stateOf(skipped, open)).toBe('planned');
  expect(stateOf(planted, cut)).toBe('cut');
  expect(stateOf(planted, given)).toBe('skipped');
  expect(stateOf(planted, given, cut)).toBe('cut');
});

test('a harvest that was skipped gives nothing, unless another of its batch was carried out', () => {
  const skipped = work('HARVEST', '2025-03-12', { trays: 2, skipped: true, done: true });
  const cut = work('HARVEST', '2025-03-12', { trays: 2, done: true, taskKey: 'b' });
  expect(lotsOf([skipped])[0]?.isHarvestSkipped).toBe(true);
  expect(lotsOf([skipped, cut])[0]?.isHarvestSkipped).toBe(false);
  expect(lotsOf([cut])[0]?.isHarvestSkipped).toBe(false);
});

test('it is cut on the day that its harvest was done, else on its day, and not before today', () => {
  const cutOf = (...tasks: Task[]) => lotsOf(tasks)[0]?.cutISO;
  const moved = (dateISO: string, more: Partial<Task> = {}) =>
    work('HARVEST', '2025-03-12', { dateISO, trays: 2, taskKey: dateISO, ...more });
  expect(cutOf(moved('2025-03-13'))).toBe('2025-03-13');
  expect(cutOf(moved('2025-03-13'), moved('2025-03-11'))).toBe('2025-03-11');
  expect(cutOf(moved('2025-03-09'))).toBe(TODAY);
  expect(cutOf(moved('2025-03-09', { done: true }), moved('2025-03-08'))).toBe('2025-03-09');
  expect(cutOf(plant('2025-03-08', '2025-03-18', { done: true }))).toBe('2025-03-18');
});

test('trays that were recorded where nothing was planned are a lot, until their day has gone by', () => {
  const idsOf = (log: readonly TraysPlantedEntry[], more: Partial<LotFacts> = {}) =>
    lotsOf(more.tasks ?? [], { log, ...more }).map(({ id }) => id);
  // Ten days on: the 10th is today, the 9th is over.
  expect(idsOf([entry('2025-02-28', 2)])).toEqual(['log_2025-02-28']);
  expect(idsOf([entry('2025-02-27', 2)])).toEqual([]);
  expect(idsOf([entry('2025-03-05', 0)])).toEqual([]);
  const near = { window: { ...WINDOW, to: '2025-03-15' } };
  expect(idsOf([entry('2025-03-05', 2)], near)).toEqual(['log_2025-03-05']);
  expect(idsOf([entry('2025-03-06', 2)], near)).toEqual([]);
  expect(lotsOf([], { log: [entry('2025-03-05', 2)] })[0]).toEqual({
    id: 'log_2025-03-05',
    varietyId: 'pea',
    dayISO: '2025-03-15',
    cutISO: '2025-03-15',
    state: 'growing',
    plantings: [],
    plannedTrays: 0,
    countedTrays: 2,
    plannedCarryOz: 0,
    isHarvestSkipped: false,
    isPlanted: true,
    plantedISO: '2025-03-05',
  });
  // Where a planting was planned on that day they are its trays.
  const planned = [plant('2025-03-05', '2025-03-15', { trays: 5 })];
  const [lot, ...others] = lotsOf(planned, { log: [entry('2025-03-05', 2)] });
  expect([lot?.id, lot?.countedTrays, others]).toEqual(['pea|2025-03-15', 2, []]);
});

test('a soak over night takes the first of the days: what is recorded ripens a day earlier', () => {
  const dayOf = (soakHours: number | undefined) => {
    const soak = aStep('SOAK', 0, soakHours === undefined ? {} : { soakHours });
    const variety = { ...PEA, steps: [soak], daysToHarvest: 10.8 };
    return lotsOf([], { variety, log: [entry('2025-03-05', 2)] })[0]?.dayISO;
  };
  expect([dayOf(24), dayOf(23), dayOf(8)]).toEqual(['2025-03-14', '2025-03-15', '2025-03-15']);
});

test('a planting that began long ago counts with its batch, and so does what was recorded then', () => {
  // Nineteen days for a harvest that was put off, all trays recorded.
  const tasks = [
    plant('2025-02-20', '2025-03-11', { trays: 3 }),
    work('HARVEST', '2025-03-11', { trays: 3 }),
  ];
  const [lot] = lotsOf(tasks, { log: [entry('2025-02-20', 2)] });
  expect(lot).toMatchObject({ id: 'pea|2025-03-11', countedTrays: 2, isPlanted: true });
  // Of a batch before the window nothing is asked.
  expect(lotsOf([plant('2025-02-10', '2025-02-20', { trays: 3, done: true })])).toEqual([]);
  expect(ids(lotsOf([plant('2025-02-10', '2025-03-01', { trays: 3, done: true })]))).toEqual([
    '03-01',
  ]);
});
