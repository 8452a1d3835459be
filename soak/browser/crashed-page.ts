import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { addTask, beginDay, nameQuickTask, tickTask } from './grower-work.ts';
import { SavedWork } from './saved-work.ts';
import { StartTally } from './start-tally.ts';

const MAX_PAUSE_MS = 50;

/** Only the process of the page ends, up to 50 ms after a change was saved or while one is under way. */
export const crashedPage: Fault = async ({ address, draws, rounds }) => {
  const device = await GrowerDevice.bought(address);
  const owed = new SavedWork();
  const tally = new StartTally(owed);
  try {
    let page = await device.start();
    await beginDay(page, owed);
    for (let round = 1; round <= rounds; round += 1) {
      await tally.look(page, round);
      const name = `Oil hinge ${round}`;
      await nameQuickTask(page, owed, name);
      await addTask(page, owed, name);
      // The page may end before it has answered.
      const last = draws.chance(0.5) ? tickTask(page, owed, name) : Promise.resolve();
      const ended = last.catch(() => undefined);
      if (draws.chance(0.5)) await ended;
      await pause(draws.whole(0, MAX_PAUSE_MS));
      page = await crashed(page);
      await ended;
    }
    await tally.look(page, rounds + 1);
  } finally {
    await device.remove();
  }
  return tally.finding(rounds);
};

/** @returns The tab that the grower opens instead. */
async function crashed(page: Page): Promise<Page> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  // A page that has crashed answers nothing.
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  const next = await context.newPage();
  await page.close();
  return next;
}
