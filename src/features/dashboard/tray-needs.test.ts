import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import type { TrayUsage } from '#domain/planning/tray-status.ts';
import { trayNeeds } from './tray-needs.ts';
import { aTask } from '#tests/support/builders/builders.ts';

const NO_TRAYS = { withHoles: 0, withoutHoles: 0, topCovers: 0, bottomSolids: 0 };
const planting = (dateISO: string, usage: Partial<TrayUsage>, part: Partial<Task> = {}) =>
  aTask({ dateISO, trays: 3, trayUsage: { ...NO_TRAYS, ...usage }, ...part });

/** So many clean trays, none in use or dirty. */
const clean = (withHoles: number, withoutHoles: number) => ({
  withHoles: { clean: withHoles, inUse: 0, dirty: 0 },
  withoutHoles: { clean: withoutHoles, inUse: 0, dirty: 0 },
});

test('today and tomorrow count, the day after does not', () => {
  const tasks = [
    planting('2026-11-20', { withHoles: 3 }),
    planting('2026-11-21', { withHoles: 6 }, { trays: 6 }),
    planting('2026-11-22', { withHoles: 9 }),
  ];
  const needs = trayNeeds(tasks, '2026-11-20', clean(5, 50));
  expect(needs.withHoles).toEqual({ needed: 9, clean: 5, short: 4 });
  expect(needs).toMatchObject({ plantToday: 3, plantTomorrow: 6 });
});

test('a planting that is done needs no more trays', () => {
  const tasks = [planting('2026-11-20', { withHoles: 3 }, { done: true })];
  const needs = trayNeeds(tasks, '2026-11-20', clean(5, 50));
  expect(needs.withHoles.needed).toBe(0);
});
