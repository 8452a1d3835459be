import type { Page } from '@playwright/test';
import { catalogActions } from './actions/catalog.ts';
import { harvestPlanActions } from './actions/harvest-plan.ts';
import { orderActions } from './actions/orders.ts';
import { reportActions } from './actions/reports.ts';
import { shellActions } from './actions/shell.ts';
import { simulatorActions } from './actions/simulator.ts';
import { taskActions } from './actions/tasks.ts';
import type { GrowerBrowser } from './grower-browser.ts';
import type { Look } from './looks.ts';
import type { ScreenAction } from './screen-action.ts';

/** One answer, in milliseconds. */
export interface Measured {
  /** From the event to the frame that shows the answer. */
  readonly ms: number;
  /** Work of the page's thread until it came to rest, saving included. */
  readonly work: number;
  /** The longest time in which the page stood still. */
  readonly longestBlock: number;
  /** The longest piece that this work came in, by the thread's own clock. */
  readonly longestPiece: number;
}

/** One walk through all screens, with the least that any action could take in the same page right then. */
export interface Walk {
  readonly actions: ReadonlyMap<string, Measured>;
  readonly emptyUpdate: Measured;
}

/** A day's work, in this order. */
const ALL_ACTIONS: readonly ScreenAction[] = [
  ...reportActions,
  ...simulatorActions,
  ...taskActions,
  ...harvestPlanActions,
  ...orderActions,
  ...catalogActions,
  ...shellActions,
];

/** A day's work in this order, as it is done on a laptop or on a phone. */
export function daysWork(look: Look): readonly ScreenAction[] {
  if (look === 'laptop') return ALL_ACTIONS;
  return ALL_ACTIONS.flatMap((action) => {
    const { onPhone } = action;
    return onPhone === 'absent' ? [] : [{ ...action, ...onPhone }];
  });
}

/** Page and disk have this long to come to rest before the next action. */
const REST_MS = 250;

/** Goes through all screens once, from the dashboard on and back to it. */
export async function walkOnce(browser: GrowerBrowser, look: Look): Promise<Walk> {
  const { page } = browser;
  const actions = new Map<string, Measured>();
  for (const action of daysWork(look)) {
    await action.prepare?.(page);
    actions.set(action.name, await measureAction(browser, action));
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return { actions, emptyUpdate: await measureEmptyUpdate(browser) };
}

async function measureAction(browser: GrowerBrowser, action: ScreenAction): Promise<Measured> {
  const { page } = browser;
  const { event, answer } = action;
  await page.evaluate((wanted) => pageWatch.watch(wanted.event, wanted.answer), { event, answer });
  const longestPiece = await browser.watchPieces();
  const before = await browser.busyMs();
  await action.act(page);
  const { start, ms } = await answered(page, action.name);
  await page.waitForTimeout(REST_MS);
  const longestBlock = await page.evaluate((from) => pageWatch.longestBlock(from), start);
  const work = (await browser.busyMs()) - before;
  return { ms, work, longestBlock, longestPiece: await longestPiece() };
}

async function answered(page: Page, name: string) {
  const late = page.waitForTimeout(20_000).then(() => Promise.reject(new Error('Too late')));
  const inTime = page.evaluate(() => pageWatch.answered());
  return Promise.race([inTime, late]).catch((cause: unknown) => {
    throw new Error(`No answer to "${name}"`, { cause });
  });
}

/** React draws one number anew; the quickest of three, since this is a limit. */
async function measureEmptyUpdate(browser: GrowerBrowser): Promise<Measured> {
  const { page } = browser;
  await page.evaluate(() => pageWatch.showCounter());
  const answers: Measured[] = [];
  for (const count of [1, 2, 3]) {
    const measured = await measureAction(browser, {
      name: 'an empty update',
      event: 'click',
      act: (at) => at.locator('#bench-count').click(),
      answer: [{ css: '#bench-count', text: `count ${count}` }],
    });
    answers.push(measured);
  }
  await page.evaluate(() => pageWatch.hideCounter());
  return answers.reduce((best, next) => (next.ms < best.ms ? next : best));
}
