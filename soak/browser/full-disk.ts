import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TasksPage } from '#tests/e2e/pages/tasks-page.ts';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { beginDay, enterOrRescue, readFarm, saved } from './grower-work.ts';
import { SavedWork } from './saved-work.ts';
import { aSmallDisk } from './small-disk.ts';

const MAX_FREE_BLOCKS = 16;
const MAX_CHANGES = 40;
const MAX_SILENCE_MS = 1_000;

/**
 * The disk has no room left in the middle of the work, and has some again later. A torn write makes
 * Chromium remove its own database at the next start: then the app must say so and bring the farm back.
 */
export const fullDisk: Fault = async ({ address, draws, rounds }) => {
  const disk = await aSmallDisk();
  if (disk === null) return { figures: 'absent: no small disk can be mounted here', problems: [] };
  const problems: string[] = [];
  const count = { refused: 0, rescued: 0, lost: 0 };
  let slowestMs = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const folder = join(disk.folder, `profile-${round}`);
      const device = await GrowerDevice.bought(address, { folder });
      const owed = new SavedWork();
      const page = await device.start();
      await beginDay(page, owed);
      disk.fill(draws.whole(0, MAX_FREE_BLOCKS));
      const { isRefused, silentMs } = await workUntilRefused(page, owed);
      count.refused += isRefused ? 1 : 0;
      slowestMs = Math.max(slowestMs, silentMs);
      if (silentMs > MAX_SILENCE_MS)
        problems.push(`round ${round}: nothing was said for ${Math.round(silentMs)} ms`);
      disk.clear();
      await saved(page);
      owed.allSaved();
      await device.close();

      const next = await device.start();
      count.rescued += (await enterOrRescue(next)) === 'rescued' ? 1 : 0;
      const missing = owed.missingIn(await readFarm(next));
      count.lost += missing.length;
      problems.push(...missing.map((what) => `round ${round}: lost ${what.slice(0, 40)}`));
      await device.remove();
    }
  } finally {
    await disk.remove();
  }
  const { refused, rescued, lost } = count;
  const said = `${refused} times Not saved, said within ${Math.round(slowestMs)} ms`;
  const after = `${rescued} databases removed by the browser and brought back`;
  return { figures: `${rounds} rounds: ${lost} lost; ${said}; ${after}`, problems };
};

/** Adds names until one is not saved; what the page calls saved counts. */
async function workUntilRefused(
  page: Page,
  owed: SavedWork,
): Promise<{ readonly isRefused: boolean; readonly silentMs: number }> {
  const tasks = new TasksPage(page);
  await tasks.quickTasks.getByRole('button', { name: 'Edit list' }).click();
  const field = tasks.dialogNamed('Quick tasks').getByLabel('New quick task');
  let silentMs = 0;
  for (let n = 1; n <= MAX_CHANGES; n += 1) {
    const name = `Label ${n} ${'for the long shelf '.repeat(100)}`.trim();
    await field.fill(name);
    owed.begin(`quick task ${name}`, (farm) => farm.settings.commonTasks.includes(name));
    const since = performance.now();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      /Saved on this device|Not saved/.test(document.querySelector('header')?.textContent ?? ''),
    );
    silentMs = Math.max(silentMs, performance.now() - since);
    const words = await page.locator('header').first().textContent();
    if (words?.includes('Not saved') === true) return { isRefused: true, silentMs };
    owed.saved(`quick task ${name}`);
  }
  return { isRefused: false, silentMs };
}
