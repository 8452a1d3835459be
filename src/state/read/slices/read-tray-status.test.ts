import { expect, test } from 'vitest';
import { taskSteps } from './read-tasks.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { readTrayStatus } from './read-tray-status.ts';

const usage = { withHoles: 2, withoutHoles: 4, topCovers: 2, bottomSolids: 2 };
const planting = { cycleKey: 'pea|2026-11-30', varietyId: 'pea', dateISO: '2026-11-20', usage };

test('N18: plantings kept as a map become a list', () => {
  const { activePlantings } = readTrayStatus({ activePlantings: { 'pea|2026-11-30': usage } }, []);
  expect(activePlantings).toEqual([{ ...planting, dateISO: '2026-11-30' }]);
});

test('N18: a map keyed by tasks finds their plantings', () => {
  const tasks = runToCompletion(
    taskSteps(
      [{ type: 'HARVEST', dateISO: '2026-11-30', varietyId: 'pea', cycleKey: 'pea|2026-11-30' }],
      [],
    ),
  );
  const { pendingHarvests } = readTrayStatus(
    { pendingHarvests: { '2026-11-30|HARVEST|pea': usage } },
    tasks,
  );
  const cycle = { cycleKey: 'pea|2026-11-30', varietyId: 'pea', dateISO: '2026-11-30' };
  expect(pendingHarvests).toEqual([
    { ...cycle, dirtied: usage, released: usage, planting: { ...cycle, usage } },
  ]);
});

test('N18: only an open scrub task is remembered', () => {
  const scrub = { id: 'scrub_1', type: 'GENERAL', dateISO: '2026-11-20', special: 'TRAY_SCRUB' };
  const rememberedOf = (...tasks: object[]) =>
    readTrayStatus({ scrubTaskId: 'scrub_1' }, runToCompletion(taskSteps(tasks, []))).scrubTaskId;
  expect(rememberedOf(scrub)).toBe('scrub_1');
  expect(rememberedOf({ ...scrub, done: true })).toBeNull();
  expect(rememberedOf()).toBeNull();
});
