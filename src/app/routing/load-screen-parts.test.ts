import { expect, onTestFinished, test, vi } from 'vitest';
import {
  DryersOnDashboard,
  FirstRun,
  NoticesOnDashboard,
  PeopleOnDashboard,
  RunsOutOnDashboard,
} from '#features/dashboard/dashboard-parts.ts';
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

test.each([
  ['/dashboard', '', ''],
  ['/dashboard', 'questions', 'FirstRun'],
  ['/ops/orders', 'questions', ''],
  ['/dashboard', 'work', 'FlowSafetyBanner'],
  ['/dashboard', 'work people loads', 'DryersOnDashboard FlowSafetyBanner PeopleOnDashboard'],
  ['/dashboard', 'work notices', 'FlowSafetyBanner NoticesOnDashboard'],
  ['/dashboard', 'work stock', 'FlowSafetyBanner RunsOutOnDashboard'],
  ['/tasks/today', 'work people', ''],
  ['/tasks/today', 'work loads', 'DryersOnTasks'],
  ['/ops/orders', 'work people loads', ''],
  ['/ops/orders', 'work gap', 'FlowSafetyBanner'],
])('%s of a farm that has "%s" comes with "%s" and nothing else', async (path, has, parts) => {
  expect((await comingWith(path, has.split(' '))).join(' ')).toBe(parts);
});
