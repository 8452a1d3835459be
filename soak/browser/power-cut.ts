import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { GrowerDevice } from './grower-device.ts';
import { addTask, beginDay, nameQuickTask, tickTask } from './grower-work.ts';
import { aPowerlessDisk } from './powerless-disk.ts';
import { SavedWork } from './saved-work.ts';
import { StartTally } from './start-tally.ts';

const MAX_PAUSE_MS = 50;
const UNSYNCED = 'unsynced';

/**
 * The power goes up to 50 ms after the page has said that a change is saved: what the system had not
 * written through to the disk is gone. A file that nobody has synced shows that the cut was one.
 */
export const powerCut: Fault = async ({ address, draws, rounds }) => {
  const disk = await aPowerlessDisk();
  if (disk === null) return { figures: 'absent: no disk can be mounted here', problems: [] };
  const device = await GrowerDevice.bought(address, { folder: join(disk.folder, 'profile') });
  const owed = new SavedWork();
  const tally = new StartTally(owed);
  let cut = 0;
  try {
    await beginDay(await device.start(), owed);
    await device.kill();
    for (let round = 1; round <= rounds; round += 1) {
      const page = await device.start();
      await tally.look(page, round);
      const work = [nameQuickTask, addTask, tickTask].slice(0, draws.whole(1, 3));
      for (const change of work) await change(page, owed, `Wash rack ${round}`);
      const unsynced = join(disk.folder, `${UNSYNCED}-${round}`);
      writeFileSync(unsynced, 'Nobody has waited for this.');
      await pause(draws.whole(0, MAX_PAUSE_MS));
      await device.kill();
      disk.cutPower();
      cut += existsSync(unsynced) ? 0 : 1;
    }
    await tally.look(await device.start(), rounds + 1);
    await device.close();
  } finally {
    await device.kill();
    await disk.remove();
  }
  const { figures, problems } = tally.finding(rounds);
  const blunt = cut === 0 ? ['no cut took anything: the disk wrote through by itself'] : [];
  return {
    figures: `${figures}; ${cut} cuts took an unsynced file`,
    problems: [...problems, ...blunt],
  };
};
