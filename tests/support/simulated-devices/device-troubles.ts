import { NO_SYNC_MEMORY } from '#state/document/sync/sync-records.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { Weather } from './simulated-cloud.ts';
import type { SharedEnvironment, SimulatedDevice } from './simulated-device.ts';

const DAY_MS = 86_400_000;

export function jump(device: SimulatedDevice, days: number): void {
  device.skew += days * DAY_MS;
  device.isClockKnown = false;
}

/** Some days the way to the service is bad, each in its own way. */
export function badWeather(draws: SeededDraws): Weather {
  const share = (most: number): number => (draws.below(100) / 100) * most;
  return {
    lostRequests: share(0.3),
    lostReplies: share(0.3),
    lateCalls: share(0.2),
    brokenService: share(0.2),
    offline: draws.chance(0.4),
  };
}

/** What does not fit the farm is refused, and changes nothing. */
export function tryTo(act: () => void): void {
  try {
    act();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
  }
}

/** An older state of some lists, as a backup file brings it. */
export function importFile(device: SimulatedDevice, token: string, draws: SeededDraws): void {
  const { varieties, orders, settings } = device.farm();
  const slices = {
    varieties: [...varieties.slice(0, 2), aVariety({ id: `file-${token}`, name: token })],
    ...(draws.chance(0.5) && { orders: orders.filter(() => draws.chance(0.7)) }),
    settings,
  };
  device.store().perform({ type: 'LOAD_DATA_SLICES', payload: { slices } });
}

/** A device forgets what it knows of syncing a farm, or at least what both sides had in common. */
export async function loseMetadata(
  device: SimulatedDevice,
  userKey: string,
  { draws, time }: Pick<SharedEnvironment, 'draws' | 'time'>,
): Promise<void> {
  const disk = device.disks.get(userKey);
  if (disk === undefined) return;
  let isSettled = false;
  void device
    .store()
    .settled()
    .then(() => (isSettled = true));
  // A slow disk needs its time.
  while (!isSettled) await time.pass(100);
  disk.sync = draws.chance(0.5) ? NO_SYNC_MEMORY : { ...disk.sync, bases: [] };
  disk.bases.clear();
}
