import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import type { TrayStatus, TrayUsage } from '#domain/trays/tray-status.ts';
import { cleanTrays, trayNeeds } from './tray-needs.ts';

const status: TrayStatus = {
  dirtyWithHoles: 0,
  dirtyWithoutHoles: 0,
  inUseWithHoles: 0,
  inUseWithoutHoles: 0,
  inUseTopCovers: 0,
  inUseBottomSolids: 0,
  activePlantings: [],
  pendingHarvests: [],
  scrubTaskId: null,
  scrubTaskCreatedAt: null,
  lastScrubCompletedAt: null,
};

const planting = (dateISO: string, usage: Partial<TrayUsage>, part: Partial<Task> = {}): Task => ({
  id: 'tsk_1',
  taskKey: '',
  cycleKey: '',
  type: 'PLANT',
  dateISO,
  done: false,
  note: '',
  trays: 3,
  trayUsage: { withHoles: 0, withoutHoles: 0, topCovers: 0, bottomSolids: 0, ...usage },
  ...part,
});

test('clean trays are those owned that are neither dirty nor in use', () => {
  const counts = { ...status, dirtyWithHoles: 23, inUseWithHoles: 6 };
  expect(cleanTrays({ withHoles: 40, withoutHoles: 80 }, counts)).toEqual({
    withHoles: 11,
    withoutHoles: 80,
  });
});

test('there are never less than no clean trays', () => {
  const counts = { ...status, dirtyWithHoles: 50 };
  expect(cleanTrays({ withHoles: 40, withoutHoles: 80 }, counts).withHoles).toBe(0);
});

test('today and tomorrow count, the day after does not', () => {
  const tasks = [
    planting('2026-11-20', { withHoles: 3 }),
    planting('2026-11-21', { withHoles: 6 }, { trays: 6 }),
    planting('2026-11-22', { withHoles: 9 }),
  ];
  const needs = trayNeeds(tasks, '2026-11-20', { withHoles: 5, withoutHoles: 50 });
  expect(needs.withHoles).toEqual({ needed: 9, clean: 5, short: 4 });
  expect(needs).toMatchObject({ plantToday: 3, plantTomorrow: 6 });
});

test('a planting that is done needs no more trays', () => {
  const tasks = [planting('2026-11-20', { withHoles: 3 }, { done: true })];
  const needs = trayNeeds(tasks, '2026-11-20', { withHoles: 5, withoutHoles: 50 });
  expect(needs.withHoles.needed).toBe(0);
});
