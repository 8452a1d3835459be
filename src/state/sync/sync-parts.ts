import type { Clock, NotingLogger, Randomness, Timers } from '../ports/environment.ts';
import type { DocumentStorage } from '../ports/document-storage.ts';
import type { MergeTools } from './load-merge.ts';
import type { RemoteState } from './remote-state.ts';
import type { ServerClock } from './server-clock.ts';
import type { SyncDevice, SyncMemory } from '../document/sync/sync-records.ts';
import type { SyncFarm } from './sync-farm.ts';
import type { SyncPage } from '../ports/sync-page.ts';

/** What the steps of syncing work with. */
export interface SyncParts {
  readonly farm: SyncFarm;
  readonly storage: DocumentStorage;
  readonly remote: RemoteState;
  readonly clock: Clock;
  readonly server: ServerClock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly page: SyncPage;
  readonly logger: NotingLogger;
  /** Merging is loaded when two farms meet for the first time. */
  readonly loadMerge: () => Promise<MergeTools>;
}

/** 64 random bits and a little more. */
const DEVICE_ID_LENGTH = 13;

export function newDevice({ randomness }: Pick<SyncParts, 'randomness'>): SyncDevice {
  return { deviceId: randomness.base36(DEVICE_ID_LENGTH), seq: 0 };
}

/** The profile as remembered, or a new one. */
export function deviceOf(memory: SyncMemory, parts: Pick<SyncParts, 'randomness'>): SyncDevice {
  return memory.device ?? newDevice(parts);
}

export function randomFraction({ randomness }: Pick<SyncParts, 'randomness'>): number {
  return Number.parseInt(randomness.base36(4), 36) / 36 ** 4;
}
