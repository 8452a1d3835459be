import type { Page } from '@playwright/test';
import { writeBackup } from '#state/backup/write-backup.ts';
import { largeFarm } from '../farms/large-farm.ts';
import { type Goal, judge } from '../goals.ts';
import { percentile } from '../rounds.ts';
import { openGrowerBrowser } from '../screens/grower-browser.ts';
import { importFarm } from '../screens/import-farm.ts';

const TODAY = '2026-11-20';
const MOST_MS = 50;
/** Of 2,000 orders this is 17,000 tasks and 3,000 rows of logs. */
const MONTHS = 1.2;
const REST_MS = 250;

/** How long a large farm takes to the disk after one tick, and how long the page stands still for it. */
export interface SavesResult {
  readonly job: string;
  readonly megabytes: number;
  readonly goals: readonly Goal[];
}

/**
 * Ticks tasks of a farm of 2,000 orders, one after the other.
 *
 * A save counts from the begin of its transaction to its end: then the disk has the tick.
 */
export async function measureSaves(
  webRoot: string,
  smoke: boolean,
  ticks: number,
): Promise<SavesResult> {
  const size = smoke ? { orders: 60, months: 1 } : { orders: 2000, months: MONTHS };
  const farm = largeFarm({ varieties: 40, ...size, today: TODAY });
  const logRows = farm.traysPlantedLog.length + farm.seedsInventory.length;
  const backup = writeBackup(farm, `${TODAY}T16:00:00.000Z`);
  const browser = await openGrowerBrowser(webRoot, `${TODAY}T08:00:00-08:00`);
  try {
    const { page } = browser;
    await importFarm(page, backup);
    await page.goto('/tasks/today');
    const [times, pieces]: [number[], number[]] = [[], []];
    // The first two load what a save is made of.
    for (let turn = 0; turn < ticks + 2; turn += 1) {
      const longestPiece = await browser.watchPieces();
      times.push(await saveOne(page, turn % 2 === 0));
      pieces.push(await longestPiece());
    }
    const p95 = (values: readonly number[]) => [Number(percentile(values.slice(2), 95))];
    return {
      job: `saves, ${size.orders} orders, ${farm.tasks.length} tasks, ${logRows} rows of logs`,
      megabytes: Math.round(backup.length / 1e5) / 10,
      goals: [
        judge('written to the disk, ms (p95)', p95(times), MOST_MS, smoke),
        judge('longest piece of the tick and its save, ms (p95)', p95(pieces), MOST_MS, smoke),
      ],
    };
  } finally {
    await browser.close();
  }
}

/** Ticks the first open task of today, or takes the tick of the first done one back. */
async function saveOne(page: Page, isTick: boolean): Promise<number> {
  const rows = isTick ? 'tr:not([data-state])' : 'tr[data-state=done]';
  await page.evaluate(() => pageWatch.watchWrites());
  await page.locator('article').first().locator(`${rows} input`).first().click();
  await page.waitForFunction(() => pageWatch.writes().ended > 0);
  // What follows on the page belongs to the same tick.
  await page.waitForTimeout(REST_MS);
  const { begun, ended } = await page.evaluate(() => pageWatch.writes());
  return ended - begun;
}
