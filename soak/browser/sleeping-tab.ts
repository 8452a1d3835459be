import type { Page } from '@playwright/test';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { addTask, beginDay, enter, nameQuickTask } from './grower-work.ts';
import { SavedWork } from './saved-work.ts';
import { StartTally } from './start-tally.ts';

/** A tab sleeps behind another that works, and is worked in as soon as it is in front again. */
export const sleepingTab: Fault = async ({ address, draws, rounds }) => {
  const device = await GrowerDevice.bought(address);
  const owed = new SavedWork();
  const tally = new StartTally(owed);
  let slowestMs = 0;
  try {
    const old = await device.start();
    await beginDay(old, owed);
    const other = await old.context().newPage();
    await enter(other);
    for (let round = 1; round <= rounds; round += 1) {
      const wake = draws.chance(0.5) ? await sleep(old) : async () => undefined;
      await other.bringToFront();
      await nameQuickTask(other, owed, `Behind ${round}`);
      await other.keyboard.press('Escape');
      await wake();
      await old.bringToFront();
      const since = performance.now();
      // The first click in the old tab is on what the other one has made.
      await addTask(old, owed, `Behind ${round}`);
      slowestMs = Math.max(slowestMs, performance.now() - since);
      // A tab behind another hands out no file.
      await other.bringToFront();
      await tally.compare(other, round);
    }
    await device.kill();
    await tally.look(await device.start(), rounds + 1);
  } finally {
    await device.remove();
  }
  const { figures, problems } = tally.finding(rounds);
  return { figures: `${figures}; worked on within ${Math.round(slowestMs)} ms`, problems };
};

/** @returns What wakes the tab. */
async function sleep(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await session.detach();
  };
}
