import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { addTask, beginDay, nameQuickTask, tickTask } from './grower-work.ts';
import { SavedWork } from './saved-work.ts';
import { StartTally } from './start-tally.ts';

const MAX_PAUSE_MS = 50;

/** The whole browser is killed up to 50 ms after the page has said that a change is saved. */
export const killedAfterSaving: Fault = async ({ address, draws, rounds }) => {
  const device = await GrowerDevice.bought(address);
  const owed = new SavedWork();
  const tally = new StartTally(owed);
  try {
    await beginDay(await device.start(), owed);
    await device.kill();
    for (let round = 1; round <= rounds; round += 1) {
      const page = await device.start();
      await tally.look(page, round);
      const work = [nameQuickTask, addTask, tickTask].slice(0, draws.whole(1, 3));
      for (const change of work) await change(page, owed, `Wash rack ${round}`);
      await pause(draws.whole(0, MAX_PAUSE_MS));
      await device.kill();
    }
    await tally.look(await device.start(), rounds + 1);
  } finally {
    await device.remove();
  }
  return tally.finding(rounds);
};
