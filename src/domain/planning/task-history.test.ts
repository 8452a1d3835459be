import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { cropTask, otherTask, packHistory, splitHistory, type HistoryDay } from './task-history.ts';
import { TASK_TYPES, type Task } from './task.ts';
import { trayUsage } from './tray-status.ts';

const TODAY = '2026-11-21';
/** 400 days before: the last day that is not history. */
const BORDER = '2025-10-17';

const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id);

const unpack = (days: readonly HistoryDay[]): Task[] =>
  days.flatMap(({ id, crops = [], other = [] }) => [
    ...crops.flatMap((crop) => {
      const [varietyId, varietyName, ...work] = crop;
      return work.map((one) => cropTask(id, [varietyId, varietyName], one));
    }),
    ...other.map((remarks) => otherTask(id, remarks)),
  ]);

test('work of exactly 400 days ago is no history, the day before is', () => {
  const [last, first] = [aTask({ dateISO: '2025-10-16' }), aTask({ dateISO: BORDER })];
  const { history, others } = splitHistory([last, first], TODAY);
  expect([history, others]).toEqual([[last], [first]]);
});

test('open planned work is history, an open note and a scrub are not', () => {
  const old = '2025-01-06';
  const tasks = [
    aTask({ dateISO: old }),
    aGeneralTask({ id: 'gen_done', dateISO: old, done: true }),
    aGeneralTask({ id: 'gen_open', dateISO: old }),
    aGeneralTask({ id: 'scrub_1', dateISO: old, done: true, special: 'TRAY_SCRUB' }),
  ];
  const { history, others } = splitHistory(tasks, TODAY);
  expect(idsOf(history)).toEqual(['2025-01-06|PLANT|pea', 'gen_done']);
  expect(idsOf(others)).toEqual(['gen_open', 'scrub_1']);
});

test('a day of pea and a swept floor are a few words', () => {
  const usage = { trays: 8, trayUsage: trayUsage(8, 'WEIGHTED', 4) };
  const day = { dateISO: '2025-03-04', done: true };
  const tasks = [
    aTask({ ...day, ...usage, orderId: 'ord_1' }),
    aTask({ ...day, type: 'WATER', trays: 3, cycleKey: 'pea|2025-03-06' }),
    aTask({ ...day, type: 'HARVEST', trays: 3, cycleKey: 'pea|2025-03-04', oz: 24, done: false }),
    aGeneralTask({ ...day, id: 'gen_7', title: 'Sweep/Mop' }),
  ];
  expect(packHistory(tasks)).toEqual([
    {
      id: '2025-03-04',
      crops: [
        [
          'pea',
          'Pea',
          ['PLANT', 10, 8, 2, 'ord_1'],
          ['WATER', 2, 3],
          ['HARVEST', 0, 3, { done: false, oz: 24 }],
        ],
      ],
      other: [{ id: 'gen_7', title: 'Sweep/Mop' }],
    },
  ]);
});

test('days come in their order, and a variety under both its names', () => {
  const days = packHistory([
    aTask({ dateISO: '2025-03-05' }),
    aTask({ dateISO: '2025-03-04', varietyName: 'Old pea' }),
    aTask({ dateISO: '2025-03-04', type: 'SOAK', varietyName: 'Pea' }),
  ]);
  expect(days.map(({ id, crops }) => [id, crops?.map(([, name]) => name)])).toEqual([
    ['2025-03-04', ['Old pea', 'Pea']],
    ['2025-03-05', ['Pea']],
  ]);
});

test('every task comes out of the history as it went in', () => {
  checkLaw([fc.uniqueArray(anyTask(), { selector: ({ id }) => id })], { numRuns: 100 }, (tasks) => {
    const text = JSON.stringify(packHistory(tasks));
    const back = unpack(JSON.parse(text) as HistoryDay[]);
    expect(byId(back)).toEqual(byId(tasks));
  });
});

function byId(tasks: readonly Task[]): ReadonlyMap<string, Task> {
  return new Map(tasks.map((task) => [task.id, task]));
}

/** Planned work as it usually is, moved, renamed, odd, and notes of a grower. */
function anyTask(): fc.Arbitrary<Task> {
  const day = fc.constantFrom('2024-02-28', '2024-02-29', '2024-03-01');
  const usage = fc.record({
    withHoles: fc.nat(9),
    withoutHoles: fc.nat(20),
    topCovers: fc.nat(9),
    bottomSolids: fc.nat(9),
  });
  const more = fc.record(
    {
      done: fc.boolean(),
      skipped: fc.constant(true as const),
      note: fc.constantFrom('', 'heavy rain'),
      cycleKey: fc.constantFrom('', 'pea|2024-03-08', 'pea', 'kale|2024-03-08', 'pea|2024-02-30'),
      trays: fc.oneof(fc.nat(40), fc.constant(2.5)),
      trayUsage: fc.oneof(
        usage,
        fc.nat(12).map((trays) => trayUsage(trays, 'WEIGHTED', 4)),
      ),
      oz: fc.nat(200),
      orderId: fc.constantFrom('ord_1', ''),
      varietyName: fc.constantFrom('Pea', '', '__proto__'),
      movedFromISO: fc.constant('2024-02-27'),
      external: fc.dictionary(fc.string(), fc.jsonValue()),
      id: fc.string(),
      topCovers: fc.nat(3),
    },
    { requiredKeys: [] },
  );
  const type = fc.constantFrom(...TASK_TYPES);
  const planned = fc
    .tuple(day, type, fc.constantFrom('pea', 'kale', 'constructor'), more)
    .map(([dateISO, kind, varietyId, rest]) => aTask({ dateISO, type: kind, varietyId, ...rest }));
  const manual = fc
    .tuple(day, fc.string(), fc.string(), fc.boolean())
    .map(([dateISO, id, title, done]) => aGeneralTask({ dateISO, id, title, done }));
  // As read from a file, where an unset field is not there.
  return fc.oneof(planned, manual).map((task) => JSON.parse(JSON.stringify(task)) as Task);
}
