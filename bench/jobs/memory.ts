import type { Page } from '@playwright/test';
import { writeBackup } from '#state/backup/write-backup.ts';
import { largeFarm } from '../farms/large-farm.ts';
import { type Goal, judge } from '../goals.ts';
import { type GrowerBrowser, openGrowerBrowser } from '../screens/grower-browser.ts';
import type { HeldByKind } from '../screens/snapshot-reader.ts';
import { importFarm } from '../screens/import-farm.ts';
import { openByLink } from '../screens/open-by-link.ts';

const TODAY = '2026-11-20';
const MOST_MEGABYTES = 1;

/** Actions before the first look: of two in ten a hundred can be undone, so that these are full by then. */
const BEFORE = 500;

/** What the page holds in megabytes: in all, and by whose it is. */
export interface Held extends HeldByKind {
  readonly all: number;
}

/** How much larger the page's memory is after a day of a thousand actions. */
export interface MemoryResult {
  readonly job: string;
  /** Megabytes that were in use before and after, with everything collected that nobody needs. */
  readonly before: Held;
  readonly after: Held;
  /** After as many actions once more: what came once and stays, as the code of what runs often, does not come again. */
  readonly later: Held;
  readonly goals: readonly Goal[];
}

/** Walks between screens and ticks tasks, and looks what the page still holds when all is as before. */
export async function measureMemory(webRoot: string, smoke: boolean): Promise<MemoryResult> {
  const size = smoke ? { orders: 60, months: 1 } : { orders: 500, months: 12 };
  const actions = smoke ? 20 : 1000;
  const farm = largeFarm({ varieties: 40, ...size, today: TODAY });
  const browser = await openGrowerBrowser(webRoot, `${TODAY}T08:00:00-08:00`);
  try {
    const { page } = browser;
    await importFarm(page, writeBackup(farm, `${TODAY}T16:00:00.000Z`));
    await page.goto('/tasks/today');
    await carryOut(page, smoke ? 10 : BEFORE);
    const before = await look(browser);
    await carryOut(page, actions);
    const after = await look(browser);
    await carryOut(page, actions);
    const later = await look(browser);
    const grown = (what: string, kind: keyof Held, from: Held, to: Held) =>
      judge(what, [to[kind] - from[kind]], MOST_MEGABYTES, smoke);
    const [first, second] = [`after ${actions} actions, MB`, `after ${actions} actions more, MB`];
    return {
      job: `memory, ${size.orders} orders`,
      before,
      after,
      later,
      goals: [
        grown(`held more ${first}`, 'all', before, after),
        grown(`objects of the page more ${first}`, 'page', before, after),
        grown(`held more ${second}`, 'all', after, later),
        grown(`objects of the page more ${second}`, 'page', after, later),
      ],
    };
  } finally {
    await browser.close();
  }
}

async function look(browser: GrowerBrowser): Promise<Held> {
  const all = await browser.heldMegabytes();
  return { all, ...(await browser.heldByKind()) };
}

/** A task ticked and open again, an order opened and closed, and the screens in between, over and over. */
const ROUND: readonly ((page: Page) => Promise<void>)[] = [
  (page) => openByLink(page, 'Tasks', 'Tasks'),
  async (page) => {
    await firstRow(page, ':not([data-state])').click();
    await firstRow(page, '[data-state=done]').waitFor();
  },
  async (page) => {
    await firstRow(page, '[data-state=done]').click();
    await firstRow(page, '[data-state=done]').waitFor({ state: 'detached' });
  },
  (page) => openByLink(page, 'Operations', 'Orders'),
  async (page) => {
    await page.locator('tbody button').first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  },
  async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  (page) => openByLink(page, 'Catalog', 'Products'),
  (page) => openByLink(page, 'Dashboard', 'Today'),
  async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').waitFor();
  },
  async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
];

async function carryOut(page: Page, actions: number): Promise<void> {
  for (let done = 0; done < actions; done += ROUND.length) {
    for (const action of ROUND) await action(page);
  }
  // Messages go, and what was done is on the disk.
  await page.mouse.move(0, 0);
  await page.locator('.mantine-Notification-root').first().waitFor({ state: 'detached' });
}

function firstRow(page: Page, state: string) {
  return page.locator('article').first().locator(`tr${state} input`).first();
}
