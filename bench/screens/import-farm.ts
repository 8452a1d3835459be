import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** How long the farm took from the file to the disk, and the longest time in which the page stood still. */
export interface Imported {
  readonly ms: number;
  readonly longestBlock: number;
}

/** The button that loads a backup, with the farm's page around it. */
const importButton = (page: Page) => page.getByRole('button', { name: 'Import backup' });

/** Comes in by the start screen when there is no farm yet, and loads one from a backup as a grower would. */
export async function importFarm(page: Page, backup: string): Promise<Imported> {
  await page.goto('/setup/settings');
  const first = page.getByRole('button', { name: 'Continue without Google' });
  const button = importButton(page);
  await first.or(button).waitFor();
  if (await first.isVisible()) {
    await first.click();
    await page.waitForURL('**/dashboard');
    await page.goto('/setup/settings');
  }
  return chooseBackup(page, backup);
}

/** Loads a farm from a backup where the settings are open. */
export async function chooseBackup(page: Page, backup: string): Promise<Imported> {
  const folder = await mkdtemp(join(tmpdir(), 'farm-'));
  const file = join(folder, 'farm.json');
  await writeFile(file, backup);
  const chooser = page.waitForEvent('filechooser');
  await importButton(page).click();
  const since = await page.evaluate(() => pageWatch.begin());
  await (await chooser).setFiles(file);
  await page.getByText('Backup imported.').last().waitFor({ timeout: 120_000 });
  const ms = (await page.evaluate(() => pageWatch.now())) - since;
  await rm(folder, { recursive: true });
  return { ms, longestBlock: await page.evaluate((from) => pageWatch.longestBlock(from), since) };
}
