import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { TasksPage } from '#tests/e2e/pages/tasks-page.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import { type Takeover, announce, storedText, takeFarmOver } from './farm-in-browser.ts';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { beginDay, enter, nameQuickTask, readFarm } from './grower-work.ts';
import { SavedWork } from './saved-work.ts';

/** A snapshot is due while the newer version has the farm already. */
const IDLE_MS = 1_500;
const TIMEOUT_MS = 3_000;
const PAGE_OF_NOBODY = '/config.json';

/** A newer version of the app takes the farm over while a tab of this one is open, and stays open. */
export const newerVersion: Fault = async ({ address, draws, rounds }) => {
  const problems: string[] = [];
  let longestMs = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const device = await GrowerDevice.bought(address, { idleMs: IDLE_MS });
    try {
      const { waitedMs, wrong } = await overtake(await device.start(), draws);
      longestMs = Math.max(longestMs, waitedMs);
      if (waitedMs > TIMEOUT_MS) wrong.push(`the newer version waited ${waitedMs} ms`);
      problems.push(...wrong.map((what) => `round ${round}: ${what}`));
    } finally {
      await device.remove();
    }
  }
  const writes = problems.filter((problem) => problem.includes('wrote')).length;
  const figures = `${rounds} rounds: ${writes} old writes, the newer version waited at most ${Math.round(longestMs)} ms`;
  return { figures, problems };
};

async function overtake(
  old: Page,
  draws: SeededDraws,
): Promise<{ readonly waitedMs: number; readonly wrong: string[] }> {
  const wrong: string[] = [];
  const owed = new SavedWork();
  const takeover = draws.pick<Takeover>(['format', 'schema']);
  const isTold = draws.chance(0.5);
  await beginDay(old, owed);
  await nameQuickTask(old, owed, 'Rinse sinks');
  await old.keyboard.press('Escape');
  const newer = await old.context().newPage();
  await newer.goto(PAGE_OF_NOBODY);
  const waitedMs = await takeFarmOver(newer, takeover);
  const before = await storedText(newer);
  if (isTold) await announce(newer);
  await pressQuickTask(old, isTold);
  await pause(IDLE_MS + 500);
  if ((await storedText(newer)) !== before) wrong.push(`the open tab wrote over a new ${takeover}`);

  const again = await old.context().newPage();
  await again.goto('/tasks/today');
  await again.getByRole('heading', { name: 'This app is out of date' }).waitFor();
  if ((await storedText(newer)) !== before) wrong.push(`a start wrote over a new ${takeover}`);
  if (takeover === 'format') {
    await takeFarmOver(newer, 'back');
    await enter(again);
    wrong.push(...owed.missingIn(await readFarm(again)).map((what) => `lost ${what}`));
  }
  return { waitedMs, wrong };
}

/** Goes on working in the old tab, which has to say that this does not go any more. */
async function pressQuickTask(old: Page, isTold: boolean): Promise<void> {
  const banner = old.getByRole('alert').filter({ hasText: 'New version' });
  if (isTold) await banner.waitFor();
  const chip = new TasksPage(old).quickTasks.getByRole('button', { name: '+ Rinse sinks' });
  await chip.click();
  await banner.getByRole('button', { name: 'Reload' }).waitFor();
  const unsaved = await old.getByText('Your last changes here were not saved').isVisible();
  if (unsaved === isTold) throw new Error(`told: ${isTold}, but unsaved changes: ${unsaved}`);
}
