import { expect, onTestFinished, test, vi } from 'vitest';
import {
  DryersOnDashboard,
  NoticesOnDashboard,
  PeopleOnDashboard,
  RunsOutOnDashboard,
} from '#features/dashboard/dashboard-parts.ts';
import { FirstRun } from '#features/dashboard/first-run.tsx';
import { DryersOnTasks } from '#features/tasks/today/list/dryers-on-tasks.ts';
import { FlowSafetyBanner } from '../shell/status/flow-safety-banner.ts';
import { loadScreenParts } from './load-screen-parts.ts';

const PARTS = {
  DryersOnDashboard,
  DryersOnTasks,
  FirstRun,
  FlowSafetyBanner,
  NoticesOnDashboard,
  PeopleOnDashboard,
  RunsOutOnDashboard,
};

/** The parts that come with a screen of a farm that has these things. */
async function comingWith(path: string, has: readonly string[]): Promise<readonly string[]> {
  const coming: string[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    const load = vi.spyOn(part, 'load').mockImplementation(async () => void coming.push(name));
    onTestFinished(() => load.mockRestore());
  }
  await loadScreenParts(path, (what) => has.includes(what));
  return coming.toSorted();
}

test('a screen comes with what this farm has between its parts, and with nothing else', async () => {
  expect(await comingWith('/dashboard', [])).toEqual([]);
  expect(await comingWith('/dashboard', ['questions'])).toEqual(['FirstRun']);
  expect(await comingWith('/ops/orders', ['questions'])).toEqual([]);
  expect(await comingWith('/dashboard', ['work'])).toEqual(['FlowSafetyBanner']);
  expect(await comingWith('/dashboard', ['work', 'people', 'loads'])).toEqual([
    'DryersOnDashboard',
    'FlowSafetyBanner',
    'PeopleOnDashboard',
  ]);
  expect(await comingWith('/dashboard', ['work', 'notices'])).toEqual([
    'FlowSafetyBanner',
    'NoticesOnDashboard',
  ]);
  expect(await comingWith('/dashboard', ['work', 'stock'])).toEqual([
    'FlowSafetyBanner',
    'RunsOutOnDashboard',
  ]);
  expect(await comingWith('/tasks/today', ['work', 'people'])).toEqual([]);
  expect(await comingWith('/tasks/today', ['work', 'loads'])).toEqual(['DryersOnTasks']);
  expect(await comingWith('/ops/orders', ['work', 'people', 'loads'])).toEqual([]);
  expect(await comingWith('/ops/orders', ['work', 'gap'])).toEqual(['FlowSafetyBanner']);
});
