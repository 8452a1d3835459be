import type { Page } from '@playwright/test';
import type { BackupFile, FarmDocument } from '#state/document/farm-document.ts';
import { walk } from '#tests/support/browser/farm-test.ts';
import { SettingsPage } from '#tests/e2e/pages/settings-page.ts';
import { TasksPage } from '#tests/e2e/pages/tasks-page.ts';
import type { SavedWork } from './saved-work.ts';

/** Comes into the app up to the tasks of today; throws when the page says that the farm is lost. */
export async function enter(page: Page): Promise<void> {
  const lost = await arrive(page);
  if (lost !== null) throw new Error(`The page says: ${lost}`);
}

/** As `enter`, but takes the copy that the page offers in place of a lost farm. */
export async function enterOrRescue(page: Page): Promise<'entered' | 'rescued'> {
  if ((await arrive(page)) === null) return 'entered';
  await page.getByRole('button', { name: 'Restore the last copy on this device' }).click();
  await new TasksPage(page).quickTasks.waitFor();
  return 'rescued';
}

/** @returns What the page says of a lost farm. */
async function arrive(page: Page): Promise<string | null> {
  const { quickTasks } = new TasksPage(page);
  const first = page.getByRole('button', { name: 'Continue without Google' });
  const lost = page.getByText(
    /^(The browser removed|Your farm cannot|A newer version|This browser)/,
  );
  await page.goto('/tasks/today');
  await quickTasks.or(first).or(lost).first().waitFor();
  if (await lost.first().isVisible()) return lost.first().innerText();
  if (await quickTasks.isVisible()) return null;
  await first.click();
  // Until a screen of the farm is drawn the start screen is the only address.
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await walk(page, '/tasks/today');
  await quickTasks.waitFor();
  return null;
}

/** Resolves when the page says that everything is saved. */
export async function saved(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('header')?.textContent.includes('Saved on this device') === true,
  );
}

/** Puts a name on the list of quick tasks. */
export async function nameQuickTask(page: Page, owed: SavedWork, name: string): Promise<void> {
  const tasks = new TasksPage(page);
  await tasks.quickTasks.getByRole('button', { name: 'Edit list' }).click();
  await tasks.dialogNamed('Quick tasks').getByLabel('New quick task').fill(name);
  owed.begin(`quick task ${name}`, (farm) => farm.settings.commonTasks.includes(name));
  await page.keyboard.press('Enter');
  await saved(page);
  owed.saved(`quick task ${name}`);
}

/** Puts a quick task on today's list. */
export async function addTask(page: Page, owed: SavedWork, name: string): Promise<void> {
  const tasks = new TasksPage(page);
  const done = tasks.dialogNamed('Quick tasks').getByRole('button', { name: 'Done' });
  if (await done.isVisible()) await done.click();
  const chip = tasks.quickTasks.getByRole('button', { name: `+ ${name}`, exact: true });
  await chip.waitFor();
  owed.begin(`task ${name}`, (farm) => stateOf(farm, name) === 'open');
  await chip.click();
  await saved(page);
  owed.saved(`task ${name}`);
}

/** Comes in for the first time and leaves a task open, since ticking the last one of a day asks a question first. */
export async function beginDay(page: Page, owed: SavedWork): Promise<void> {
  await enter(page);
  await addTask(page, owed, 'Scrub Glassware');
}

/** Ticks a task of today that is not the last. */
export async function tickTask(page: Page, owed: SavedWork, name: string): Promise<void> {
  const box = page.getByRole('row').filter({ hasText: name }).getByRole('checkbox');
  await box.waitFor();
  owed.begin(`task ${name}`, (farm) => stateOf(farm, name) === 'done');
  await box.click();
  await saved(page);
  owed.saved(`task ${name}`);
}

function stateOf(farm: FarmDocument, name: string): 'open' | 'done' | 'none' {
  const task = farm.tasks.find(({ title }) => title === name);
  if (task === undefined) return 'none';
  return task.done ? 'done' : 'open';
}

/** The farm as the app itself gives it away: its backup file. */
export async function readFarm(page: Page): Promise<FarmDocument> {
  await walk(page, '/setup/settings');
  const { text } = await new SettingsPage(page).exportBackup();
  await walk(page, '/tasks/today');
  await new TasksPage(page).quickTasks.waitFor();
  // The app itself wrote it.
  return (JSON.parse(text) as BackupFile).state;
}
