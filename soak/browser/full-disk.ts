import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TasksPage } from '#tests/e2e/pages/tasks-page.ts';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { beginDay, saved } from './grower-work.ts';
import { SavedWork } from './saved-work.ts';
import type { SmallDisk } from './small-disk.ts';
import { aSmallDisk } from './small-disk.ts';
import { StartTally } from './start-tally.ts';

const MOST_FREE_BLOCKS = 16;
const MOST_CHANGES = 40;
const LONGEST_SILENCE_MS = 1_000;

/** The disk has no room left in the middle of the work, and has some again later. */
export const fullDisk: Fault = async ({ address, draws, rounds }) => {
  const disk = await aSmallDisk();
  if (disk === null) return { figures: 'absent: no small disk can be mounted here', problems: [] };
  const device = await GrowerDevice.bought(address, { folder: join(disk.folder, 'profile') });
  const owed = new SavedWork();
  const tally = new StartTally(owed);
  let refused = 0;
  let slowestMs = 0;
  try {
    await beginDay(await device.start(), owed);
    await device.close();
    for (let round = 1; round <= rounds; round += 1) {
      const page = await device.start();
      await tally.look(page, round);
      disk.fill(draws.whole(0, MOST_FREE_BLOCKS));
      const { isRefused, silentMs } = await workUntilRefused(page, owed, round);
      refused += isRefused ? 1 : 0;
      slowestMs = Math.max(slowestMs, silentMs);
      if (silentMs > LONGEST_SILENCE_MS)
        tally.problem(`round ${round}: nothing was said for ${Math.round(silentMs)} ms`);
      if (draws.chance(50)) await readWhileFull(page, disk, tally, round);
      else await goOn(page, disk, owed);
      await device.kill();
      disk.clear();
    }
    await tally.look(await device.start(), rounds + 1);
  } finally {
    await device.close();
    await disk.remove();
  }
  const { figures, problems } = tally.finding(rounds);
  const said = `${refused} times Not saved, said within ${Math.round(slowestMs)} ms`;
  return { figures: `${figures}; ${said}`, problems };
};

/** Adds names until one is not saved; what the page calls saved counts. */
async function workUntilRefused(
  page: Page,
  owed: SavedWork,
  round: number,
): Promise<{ readonly isRefused: boolean; readonly silentMs: number }> {
  const tasks = new TasksPage(page);
  await tasks.quickTasks.getByRole('button', { name: 'Edit list' }).click();
  const field = tasks.dialog('Quick tasks').getByLabel('New quick task');
  let silentMs = 0;
  for (let n = 1; n <= MOST_CHANGES; n += 1) {
    const name = `Label ${round}-${n} ${'for the long shelf '.repeat(20)}`.trim();
    await field.fill(name);
    owed.begin(`quick task ${name}`, (farm) => farm.settings.commonTasks.includes(name));
    const since = performance.now();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      /Saved on this device|Not saved/.test(document.querySelector('header')?.textContent ?? ''),
    );
    silentMs = Math.max(silentMs, performance.now() - since);
    const words = await page.locator('header').textContent();
    if (words?.includes('Not saved') === true) return { isRefused: true, silentMs };
    owed.saved(`quick task ${name}`);
  }
  return { isRefused: false, silentMs };
}

/** The room is back: what waited is saved without anybody's help. */
async function goOn(page: Page, disk: SmallDisk, owed: SavedWork): Promise<void> {
  disk.clear();
  await saved(page);
  owed.allSaved();
}

/** Loads the page again while there is no room: everything saved earlier can be read. */
async function readWhileFull(
  page: Page,
  disk: SmallDisk,
  tally: StartTally,
  round: number,
): Promise<void> {
  const again = await page.context().newPage();
  await page.close();
  await tally.look(again, round);
  disk.clear();
}
