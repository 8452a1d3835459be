import type { CloudEnvironment } from '../ports/cloud-environment.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { RemoteState } from './remote-state.ts';
import type { ServerClock } from './server-clock.ts';
import type { SyncDevice, SyncMemory } from '../document/sync/sync-records.ts';
import type { SyncAccount } from './sync-engine.ts';
import type { SyncFarm } from './sync-farm.ts';
import type { DocumentVersion } from '../document/sync/version-vector.ts';
import { helperVersion, isNameOf } from './members/helper-farm.ts';

export interface SyncParts
  extends
    Pick<FarmEnvironment, 'storage' | 'clock' | 'timers' | 'randomness' | 'logger'>,
    CloudEnvironment {
  readonly account: SyncAccount;
  readonly farm: SyncFarm;
  readonly remote: RemoteState;
  readonly server: ServerClock;
  /** Slices that the server has refused from a helper in this visit. */
  readonly refused: Set<string>;
  /** Whether a helper's device has, in this visit, all that a helper may not change as the cloud has it. */
  readonly takeover: { isDone: boolean };
}

/** 64 random bits and a little more. */
const DEVICE_ID_LENGTH = 13;
const COPY_LENGTH = 8;

type KnownBy = Pick<SyncParts, 'randomness' | 'member'>;

/** Another profile than the one remembered, which was copied. With a key it stays a device of that key. */
export function newDevice({ randomness, member }: KnownBy): SyncDevice {
  const deviceId =
    member === null
      ? randomness.base36(DEVICE_ID_LENGTH)
      : `${member.now().deviceId}.${randomness.base36(COPY_LENGTH)}`;
  return { deviceId, seq: 0 };
}

/** The profile as remembered, or a new one. With a key it is the device of that key, from the first write on. */
export function deviceOf({ device }: SyncMemory, parts: KnownBy): SyncDevice {
  const own = parts.member?.now().deviceId;
  if (own === undefined) return device ?? newDevice(parts);
  return device !== null && isNameOf(device.deviceId, own) ? device : { deviceId: own, seq: 0 };
}

/** Checks whether this device may only change the work of the day. */
export function isHelper({ member }: Pick<SyncParts, 'member'>): boolean {
  return member?.now().role === 'HELPER';
}

/** The writes that this device claims: a helper's none of others but those that the cloud is known to have. */
export function claimedVersion(
  parts: Pick<SyncParts, 'member'>,
  local: DocumentVersion,
  { bases }: SyncMemory,
): DocumentVersion {
  const newest = bases.findLast(({ confirmed }) => confirmed);
  const { member } = parts;
  if (member === null || !isHelper(parts) || newest === undefined) return local;
  return helperVersion(newest.version, local, member.now().deviceId);
}

/** Checks whether a new helper must adopt what only others may change, before sending. */
export function mustTakeOver(parts: Pick<SyncParts, 'member' | 'takeover'>): boolean {
  return isHelper(parts) && !parts.takeover.isDone;
}

export function randomFraction({ randomness }: Pick<SyncParts, 'randomness'>): number {
  return Number.parseInt(randomness.base36(4), 36) / 36 ** 4;
}
