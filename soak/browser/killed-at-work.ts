import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { addTask, enter, nameQuickTask } from './grower-work.ts';
import { importRound } from './import-round.ts';
import { SavedWork } from './saved-work.ts';
import { StartTally } from './start-tally.ts';

const MOMENTS = ['start', 'snapshot', 'import'] as const;
/** From the change to the end of a snapshot that begins at once. */
const MAX_SNAPSHOT_MS = 250;
const MAX_IMPORT_MS = 2_500;
const MAX_START_MS = 3_000;

/** The whole browser is killed while the app starts, writes a snapshot or imports a backup. */
export const killedAtWork: Fault = async ({ address, draws, rounds }) => {
  const device = await GrowerDevice.bought(address, { idleMs: 10 });
  const owed = new SavedWork();
  const tally = new StartTally(owed);
  try {
    // Importing works when nobody ends it; without this a round could pass with nothing to lose.
    const first = await device.start();
    await enter(first);
    await importRound(first, owed, 0);
    await device.kill();
    for (let round = 1; round <= rounds; round += 1) {
      const page = await device.start();
      await tally.look(page, round);
      await workAndKill(device, page, { owed, round, draws });
    }
    await tally.look(await device.start(), rounds + 1);
  } finally {
    await device.remove();
  }
  return tally.finding(rounds);
};

interface Round {
  readonly owed: SavedWork;
  readonly round: number;
  readonly draws: SeededDraws;
}

async function workAndKill(
  device: GrowerDevice,
  page: Page,
  { owed, round, draws }: Round,
): Promise<void> {
  const name = `Check timer ${round}`;
  const moment = draws.pick(MOMENTS);
  await nameQuickTask(page, owed, name);
  if (moment === 'import') {
    await killDuring(device, importRound(page, owed, round), draws.whole(0, MAX_IMPORT_MS));
  } else if (moment === 'snapshot') {
    await addTask(page, owed, name);
    await pause(draws.whole(0, MAX_SNAPSHOT_MS));
    await device.kill();
  } else {
    await device.kill();
    const next = await device.start();
    await killDuring(device, next.goto('/tasks/today'), draws.whole(0, MAX_START_MS));
  }
}

/** What is under way fails with the browser; that is what was wanted. */
async function killDuring(device: GrowerDevice, work: Promise<unknown>, ms: number): Promise<void> {
  const ended = work.catch(() => undefined);
  await pause(ms);
  await device.kill();
  await ended;
}
