import { expect, test } from 'vitest';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { LIVE_PEA, PEA, liveFarm } from '#tests/support/farms/live-farm.ts';
import { manualDraft, plantedDrafts, plantedEntries, plantedProblem } from './planted-form.ts';
import type { PlantedDraft } from './planted-form.ts';
import {
  plantedDifferenceText,
  plantedTotal,
  plantedUse,
  scarceQuestion,
  scarceSizeText,
} from './planted-text.ts';

const DAY = '2025-03-04';

/** A farm with so many grams of seed on a tray of pea and of kale. */
const sown = (pea: number | null, kale: number | null) =>
  aFarm({
    varieties: [
      aVariety({ id: 'pea', seedGPerTray: pea }),
      aVariety({ id: 'kale', seedGPerTray: kale }),
    ],
  });
const pea = aTask({ id: 'pea-1', trays: 3 });
const radish = aTask({ id: 'radish-1', varietyId: 'radish', trays: 2 });
const entry = (part: Partial<TraysPlantedEntry>): TraysPlantedEntry =>
  aPlantedEntry({
    id: 'log_1',
    dateISO: DAY,
    trays: 5,
    expectedTrays: 3,
    recordedAtISO: '2025-03-04T12:00:00.000Z',
    ...part,
  });
function draftsOf(tasks: readonly Task[], log: readonly TraysPlantedEntry[] = []) {
  const [day] = groupTasksByDay(tasks);
  return day === undefined ? [] : plantedDrafts(day, log, (id) => id.toUpperCase());
}
const line = (part: Partial<PlantedDraft>): PlantedDraft => ({
  ...manualDraft('line'),
  source: 'task',
  varietyId: 'pea',
  ...part,
});

test('there is one line per planted variety, filled in from the plan', () => {
  const second = aTask({ id: 'pea-2', trays: 1 });
  const water = aTask({ type: 'WATER', trays: 9 });
  const skipped = aTask({ id: 'kale', varietyId: 'kale', done: true, skipped: true });
  expect(draftsOf([pea, second, radish, water, skipped])).toEqual([
    line({ id: 'pea', varietyName: 'Pea', expected: 4, actual: 4, taskIds: ['pea-1', 'pea-2'] }),
    line({
      id: 'radish',
      varietyId: 'radish',
      varietyName: 'Radish',
      expected: 2,
      actual: 2,
      taskIds: ['radish-1'],
    }),
  ]);
});

test('what was recorded before for the day is filled in, also lines added by hand', () => {
  const log = [
    entry({}),
    entry({ varietyId: 'kale', trays: 1, source: 'manual' }),
    entry({ dateISO: '2025-03-03', varietyId: 'radish', trays: 7 }),
  ];
  expect(
    draftsOf([pea, radish], log).map(({ varietyId, actual, source }) => [
      varietyId,
      actual,
      source,
    ]),
  ).toEqual([
    ['pea', 5, 'task'],
    ['radish', 2, 'task'],
    ['kale', 1, 'manual'],
  ]);
});

test('saving needs lines, each with a variety of its own and a whole count, 0 allowed', () => {
  expect(plantedProblem([])).toBe('Add at least one variety');
  expect(plantedProblem([line({ varietyId: null })])).toBe('Choose a variety on every line');
  expect(plantedProblem([line({}), line({})])).toBe('Each variety can be chosen once only');
  expect(plantedProblem([line({ actual: null })])).toBe('Enter the trays planted on every line');
  for (const actual of [1.5, -1, Infinity])
    expect(plantedProblem([line({ actual })])).toBe('Enter whole numbers of trays, 0 or more');
  expect(plantedProblem([line({ actual: 0 })])).toBeNull();
});

test('lots of more trays than were planted are not saved', () => {
  const seedLots = [
    { txnId: 'a', trays: 2 },
    { txnId: 'b', trays: 2 },
  ];
  expect(plantedProblem([line({ actual: 3, seedLots })])).toBe('3 trays were planted, not 4.');
  expect(plantedProblem([line({ actual: 4, seedLots })])).toBeNull();
  expect(plantedEntries([line({ actual: 4, seedLots })], [])).toMatchObject([{ seedLots }]);
});

test('lines are recorded with plan, tasks and source; one taken away again becomes 0 trays', () => {
  const before = [line({ expected: 3, actual: 3, taskIds: ['pea-1'] })];
  const kale = line({ varietyId: 'kale', source: 'manual', actual: 1 });
  expect(plantedEntries([...before, kale], before)).toEqual([
    { varietyId: 'pea', actualTrays: 3, expectedTrays: 3, taskIds: ['pea-1'], source: 'task' },
    { varietyId: 'kale', actualTrays: 1, expectedTrays: 0, taskIds: [], source: 'manual' },
  ]);
  expect(plantedEntries([], [kale])).toEqual([
    { varietyId: 'kale', actualTrays: 0, expectedTrays: 0, taskIds: [], source: 'manual' },
  ]);
});

test('the difference from the plan is said in words', () => {
  expect(plantedDifferenceText(line({ expected: 2, actual: 2 }))).toBe('as planned');
  expect(plantedDifferenceText(line({ expected: 2, actual: 3 }))).toBe('1 more');
  expect(plantedDifferenceText(line({ expected: 2, actual: 0 }))).toBe('2 fewer');
  expect(plantedDifferenceText(line({ actual: 1, source: 'manual' }))).toBe('1 unplanned');
});

test('the footer adds up the trays and the seed they take', () => {
  // 3 + 1 trays of 226.796185 g, half a pound each. Trays added by hand are not put in use.
  const lines = [
    line({ expected: 2, actual: 3 }),
    line({ varietyId: 'kale', source: 'manual', actual: 1 }),
  ];
  expect(plantedTotal(lines)).toBe('4 trays planted, 2 more than planned');
  expect(plantedTotal([line({ expected: 2, actual: 1 })])).toBe(
    '1 tray planted, 1 fewer than planned',
  );
  expect(plantedUse(lines, sown(226.796185, 226.796185))).toBe(
    'Uses 2.00 lb of seed and 3 trays with holes',
  );
  expect(plantedUse(lines, sown(null, null))).toBe('Uses 3 trays with holes');
  expect(plantedUse(lines, sown(226.796185, null))).toBe(
    'Uses at least 1.50 lb of seed and 3 trays with holes',
  );
});

test('F7: more trays than are clean are asked about before they are planted', () => {
  expect(scarceQuestion({ kind: 'withHoles', wanted: 7, clean: 0 })).toBe(
    '7 trays to plant, 0 clean: scrub first, or count trays',
  );
  expect(scarceQuestion({ kind: 'withoutHoles', wanted: 1, clean: 0 })).toBe(
    '1 tray without holes to plant, 0 clean: scrub first, or count trays',
  );
});

test('trays of another size are no trays with holes, and say when too few of them are free', () => {
  const live = { ...manualDraft('live'), varietyId: LIVE_PEA.id, actual: 6 };
  const cut = { ...live, id: 'cut', varietyId: PEA.id, source: 'task' as const, actual: 2 };
  expect(plantedUse([{ ...live, source: 'task' }], liveFarm())).toBe('Uses 1.98 lb of seed');
  const unknown = liveFarm({ varieties: [{ ...PEA, seedGPerTray: null }, LIVE_PEA] });
  expect(plantedUse([{ ...live, source: 'task' }], unknown)).toBe('');
  expect(plantedUse([{ ...live, source: 'task' }, cut], liveFarm())).toBe(
    'Uses 3.31 lb of seed and 2 trays with holes',
  );
  expect(scarceSizeText({ free: 3, name: '1010' })).toBe('Only 3 free 1010 trays');
  expect(scarceSizeText({ free: 1, name: '1010' })).toBe('Only 1 free 1010 tray');
});
