import { expect, test } from 'vitest';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { lateBatches } from './late-batches.ts';
import { lateList, lateWork } from './late-work.ts';

const TODAY = '2025-03-10';
const PLANT = aTask({ trays: 3 });
const HARVEST = aTask({ type: 'HARVEST', dateISO: '2025-03-14', trays: 3 });
const KALE = { varietyId: 'kale', cycleKey: 'kale|2025-03-12' };
const TICKED = aTask({ ...KALE, dateISO: '2025-03-02', done: true });
const SWEEP = aGeneralTask({ dateISO: '2025-03-05' });
const DONE = aGeneralTask({ id: 'gen_2', dateISO: '2025-03-05', done: true });
const SCRUB = aGeneralTask({ id: 'scrub_1', dateISO: '2025-03-09', special: 'TRAY_SCRUB' });
const OF_TODAY = aGeneralTask({ id: 'gen_3', dateISO: TODAY });

test('a batch that was missed counts as one, and late is what was due before today', () => {
  const missed = lateBatches([TICKED, PLANT, HARVEST], [], TODAY);
  const late = lateWork(groupTasksByDay([TICKED, SWEEP, DONE, SCRUB, OF_TODAY]), missed, TODAY);
  expect(late).toMatchObject({ count: 2, sinceISO: '2025-03-04', tasks: [SWEEP] });
  expect(lateList(late)).toEqual({ taskIds: ['gen_1'], cycleKeys: ['pea|2025-03-14'] });
});

test('where nothing is late there is no day since', () => {
  const late = lateWork(groupTasksByDay([TICKED, DONE, SCRUB, OF_TODAY]), [], TODAY);
  expect(late).toEqual({ tasks: [], batches: [], count: 0, sinceISO: null });
});
