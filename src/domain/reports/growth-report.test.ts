import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { isoDate, isInRange } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aHarvestLoss, aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { growthReport, type GrowthGrouping } from './growth-report.ts';

const JUNE = { from: '2025-03-24', to: '2025-06-15' };
const ALL = { from: null, to: null };

const varieties = [aVariety({ id: 'sunflower' }), aVariety({ id: 'pea' })];
const logged = planted('2025-06-02', 'sunflower', 5, { expectedTrays: 4, taskIds: ['plant_1'] });
const unlogged = done('PLANT', '2025-06-04', 'pea', 3);
const harvest = done('HARVEST', '2025-06-05', 'sunflower', 4);

/** Week 23 of 2025: 5 trays planted by the log, 3 by a task alone, 4 harvested. */
const farm = aFarm({ varieties, traysPlantedLog: [logged], tasks: [unlogged, harvest] });

function planted(dateISO: string, varietyId: string, trays: number, more = {}) {
  return aPlantedEntry({ dateISO, varietyId, trays, ...more });
}

function done(type: Task['type'], dateISO: string, varietyId: string, trays: number): Task {
  return aTask({ type, dateISO, varietyId, trays, done: true });
}

function lost(dateISO: string, varietyId: string, qty: number) {
  return aHarvestLoss({ id: `loss_${dateISO}`, dateISO, varietyId, qty });
}

function report(
  of: typeof farm,
  {
    grouping = 'week' as GrowthGrouping,
    withEstimates = true,
    range = JUNE as typeof ALL | typeof JUNE,
  } = {},
) {
  return growthReport(of, { range, grouping, withEstimates });
}

test('a week adds recorded and estimated plantings and harvests', () => {
  const { rows, totals, warnings } = report(farm);
  const amounts = {
    plantedTrays: 8,
    recordedTrays: 5,
    estimatedTrays: 3,
    harvestedTrays: 4,
    lostTrays: 0,
    netTrays: 4,
  };
  expect(rows).toEqual([
    { week: '2025-W23', weekStart: '2025-06-02', ...amounts, plantedChange: 8 },
  ]);
  expect(totals).toEqual(amounts);
  expect(warnings).toEqual([
    'Some plantings are estimated from completed tasks. Confirm trays planted in Tasks to record actual counts.',
  ]);
});

test('estimated plantings can be left out, and the report says so', () => {
  const { totals, warnings } = report(farm, { withEstimates: false });
  expect(totals).toMatchObject({ plantedTrays: 5, estimatedTrays: 0, harvestedTrays: 4 });
  expect(warnings).toEqual([
    'Estimated plantings are hidden. Toggle the switch to include them in totals.',
  ]);
});

test('nothing is said of estimates where every planting was recorded', () => {
  expect(report({ ...farm, tasks: [harvest] }).warnings).toEqual([]);
});

test('a planting of a day and variety in the log is not counted again, nor one named there on another day', () => {
  const again = done('PLANT', '2025-06-02', 'sunflower', 4);
  const moved = { ...done('PLANT', '2025-06-03', 'sunflower', 4), id: 'plant_1' };
  expect(report({ ...farm, tasks: [again, moved] }).totals.plantedTrays).toBe(5);
});

test('a single tray is a planting, one without trays is none', () => {
  const single = { ...unlogged, trays: 1 };
  const { trays: _, ...bare } = { ...unlogged, id: 'bare' };
  const { totals } = report({ ...farm, traysPlantedLog: [], tasks: [single, bare] });
  expect(totals.plantedTrays).toBe(1);
});

test('a planting recorded as none is none', () => {
  const none = planted('2025-06-04', 'pea', 0);
  const { rows, totals } = report({ ...farm, traysPlantedLog: [none], tasks: [unlogged] });
  expect([rows, totals.plantedTrays]).toEqual([[], 0]);
});

test('open and skipped tasks are neither planted nor harvested', () => {
  const tasks = [unlogged, harvest].flatMap((task) => [
    { ...task, id: `${task.id}_open`, done: false },
    { ...task, id: `${task.id}_skipped`, skipped: true as const },
  ]);
  expect(report({ ...farm, traysPlantedLog: [], tasks }).rows).toEqual([]);
});

test('losses are taken off what was harvested, as long as the farm keeps track of them', () => {
  const harvestLosses = [lost('2025-06-05', 'sunflower', 1)];
  const reporting = { ...farm.settings.reporting, trackHarvestLoss: false };
  const untracked = { ...farm, harvestLosses, settings: { ...farm.settings, reporting } };
  expect(report({ ...farm, harvestLosses }).totals).toMatchObject({ lostTrays: 1, netTrays: 3 });
  expect(report(untracked).totals).toMatchObject({ lostTrays: 0, netTrays: 4 });
});

test('varieties are sorted by name in their week', () => {
  const { rows } = report(farm, { grouping: 'week-variety' });
  expect(rows).toMatchObject([
    { week: '2025-W23', varietyName: 'Pea', plantedTrays: 3, harvestedTrays: 0 },
    { week: '2025-W23', varietyName: 'Sunflower', plantedTrays: 5, harvestedTrays: 4 },
  ]);
});

test('days are sorted', () => {
  const { rows } = report(farm, { grouping: 'day-variety' });
  expect(rows).toMatchObject([
    { dateISO: '2025-06-02', varietyId: 'sunflower', plantedChange: null },
    { dateISO: '2025-06-04', varietyId: 'pea' },
    { dateISO: '2025-06-05', varietyId: 'sunflower' },
  ]);
});

test('a deleted variety keeps the name its tasks know, else its id', () => {
  const { rows } = report({ ...farm, varieties: [] }, { grouping: 'week-variety' });
  expect(rows.map((row) => row.varietyName)).toEqual(['Pea', 'Sunflower']);
  const onlyLog = report(aFarm({ traysPlantedLog: [logged] }), { grouping: 'week-variety' });
  expect(onlyLog.rows.map((row) => row.varietyName)).toEqual(['sunflower']);
});

test('the change of a week is against the week before, which may have had nothing', () => {
  const traysPlantedLog = [
    planted('2025-06-02', 'pea', 5),
    planted('2025-06-09', 'pea', 3),
    planted('2025-06-23', 'pea', 2),
  ];
  const changes = (range: typeof ALL | typeof JUNE) =>
    report(aFarm({ traysPlantedLog }), { range }).rows.map((row) => row.plantedChange);
  expect(changes(ALL)).toEqual([null, -2, 2]);
  // Of the week before, the range may hold nothing or only some days.
  expect(changes({ from: '2025-06-04', to: '2025-06-30' })).toEqual([null, 2]);
});

test('only days in the range count, both ends included', () => {
  const { totals } = report(farm, { range: { from: '2025-06-04', to: '2025-06-04' } });
  expect(totals).toMatchObject({ plantedTrays: 3, harvestedTrays: 0 });
});

test('recorded trays are those of the log in the range, and every grouping adds up to the same', () => {
  checkLaw([anyGrownFarm(), anyRange(), fc.boolean()], (grown, range, withEstimates) => {
    const groupings = ['week', 'week-variety', 'day-variety'] as const;
    const reports = groupings.map((grouping) =>
      growthReport(grown, { range, grouping, withEstimates }),
    );
    const inLog = grown.traysPlantedLog.filter(({ dateISO }) => isInRange(dateISO, range));
    for (const { rows, totals } of reports) {
      expect(totals).toEqual(reports[0]?.totals);
      expect(totals.recordedTrays).toBe(sum(inLog.map(({ trays }) => trays)));
      for (const amount of ['plantedTrays', 'harvestedTrays', 'lostTrays', 'netTrays'] as const) {
        expect(sum(rows.map((row) => row[amount]))).toBe(totals[amount]);
      }
    }
  });
});

function anyGrownFarm(): fc.Arbitrary<typeof farm> {
  const day = fc.integer({ min: 20_000, max: 20_060 }).map(isoDate);
  const place = { dateISO: day, varietyId: fc.constantFrom('pea', 'sunflower', 'gone') };
  const type = fc.constantFrom('PLANT', 'HARVEST');
  const task = fc
    .record({ ...place, type, trays: fc.nat(9), done: fc.boolean() })
    .map((fields) => aTask(fields));
  const entry = fc
    .record({ ...place, trays: fc.nat(9) })
    .map(({ dateISO, varietyId, trays }) => planted(dateISO, varietyId, trays));
  const loss = fc
    .record({ ...place, qty: fc.integer({ min: 1, max: 3 }) })
    .map(({ dateISO, varietyId, qty }) => lost(dateISO, varietyId, qty));
  return fc
    .record({
      tasks: fc.array(task, { maxLength: 30 }),
      traysPlantedLog: fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 20 }),
      harvestLosses: fc.array(loss, { maxLength: 5 }),
    })
    .map((lists) => aFarm({ varieties, ...lists }));
}

function anyRange(): fc.Arbitrary<typeof JUNE | typeof ALL> {
  return fc.constantFrom(ALL, { from: '2024-10-10', to: '2024-11-10' });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
