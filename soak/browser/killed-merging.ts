import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { TasksPage } from '#tests/e2e/pages/tasks-page.ts';
import { walk } from '#tests/support/browser/farm-test.ts';
import { signIn, startGoogleFarm } from '#tests/support/google/google-test.ts';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { enter, readFarm } from './grower-work.ts';
import { SavedWork } from './saved-work.ts';

const MAX_MERGE_MS = 1_500;

/** The whole browser is killed while it merges what another device has sent with work that was not sent yet. */
export const killedMerging: Fault = async ({ draws, rounds }) => {
  // The server serves what is built.
  await build({ logLevel: 'silent' });
  const server = await startGoogleFarm();
  const phone = await GrowerDevice.bought(server.address);
  const office = await GrowerDevice.bought(server.address);
  const owed = new SavedWork();
  const problems: string[] = [];
  const look = async (page: Page, who: string): Promise<void> => {
    const missing = owed.missingIn(await readFarm(page));
    problems.push(...missing.map((what) => `${who}: lost ${what}`));
  };
  try {
    const desk = await office.start();
    await comeIn(desk);
    await comeIn(await phone.start());
    await phone.close();
    for (let round = 1; round <= rounds; round += 1) {
      const page = await phone.start();
      await page.context().route('**/state/**', (route) => route.abort());
      await enter(page);
      await name(page, owed, `Phone ${round}`);
      await name(desk, owed, `Office ${round}`);
      await inStep(desk);
      await page.context().unroute('**/state/**');
      await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
      await pause(draws.whole(0, MAX_MERGE_MS));
      await phone.kill();

      const next = await phone.start();
      await enter(next);
      await inStep(next);
      await look(next, `round ${round}, phone`);
      await desk.evaluate(() => dispatchEvent(new Event('focus')));
      await desk
        .getByRole('button', { name: `+ Phone ${round}`, exact: true })
        .waitFor({ timeout: 30_000 });
      await look(desk, `round ${round}, office`);
      await phone.close();
    }
  } finally {
    await phone.remove();
    await office.remove();
    await server.stop();
  }
  return { figures: `${rounds} rounds: ${problems.length} lost of ${owed.size} changes`, problems };
};

async function comeIn(page: Page): Promise<void> {
  await signIn(page);
  await inStep(page);
  await walk(page, '/tasks/today');
}

/** Puts a name on the list of quick tasks; it is on the disk when the page no longer says that it saves. */
async function name(page: Page, owed: SavedWork, task: string): Promise<void> {
  const tasks = new TasksPage(page);
  await tasks.quickTasks.getByRole('button', { name: 'Edit list' }).click();
  const dialog = tasks.dialogNamed('Quick tasks');
  await dialog.getByLabel('New quick task').fill(task);
  const what = `quick task ${task}`;
  owed.begin(what, (farm) => farm.settings.commonTasks.includes(task));
  await page.keyboard.press('Enter');
  await dialog.getByText(task, { exact: true }).waitFor();
  await page.waitForFunction(
    () => document.querySelector('header')?.textContent.includes('Saving…') === false,
  );
  owed.saved(what);
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function inStep(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('header')?.textContent.includes('Synced ') === true,
  );
}
