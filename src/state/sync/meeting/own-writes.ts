import type { FarmDocument } from '../../document/farm-document.ts';
import type { SyncBase, SyncMemory } from '../../document/sync/sync-records.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import type { DeviceId, DocumentVersion } from '../../document/sync/version-vector.ts';
import { sameVersion, writeLines } from '../../document/sync/version-vector.ts';
import { hasDiverged } from '../../document/sync/write-line.ts';

/** Checks whether nothing was entered here since the base. The app's own planning doesn't count. */
export function isUntouched(local: FarmDocument, { lastWriteAt, version }: SyncBase): boolean {
  return lastWriteAt === local.meta.lastWriteAt && sameVersion(version, versionOf(local));
}

/** Checks whether a farm is exactly the write of a base: its reply was lost, or its tag changed. */
export function isSameWrite(base: SyncBase, farm: FarmDocument): boolean {
  return Object.keys(base.version.vv).length > 0 && isUntouched(farm, base);
}

/**
 * Checks whether someone else writes with this device's id: its profile was copied or restored.
 * Then some writes were never made here, or differ. The same holds for a device with a key that
 * lost its sync state.
 *
 * @param keyed - Id from the device's key; `undefined` without one.
 */
export function isWrittenByCopy(
  { device, bases }: SyncMemory,
  local: DocumentVersion,
  remote: DocumentVersion,
  keyed: DeviceId | undefined,
): boolean {
  if (device === null) {
    // It cannot tell how far it had counted, nor which of these writes were its own.
    return keyed !== undefined && [local, remote].some((version) => hasWrites(version, keyed));
  }
  const { deviceId, seq } = device;
  const known = [local, ...bases.map(({ version }) => version)];
  const own = known.flatMap((version) => writeLines(version, deviceId));
  return writeLines(remote, deviceId).some(
    (line) => line.seq > seq || own.some((other) => hasDiverged(line, other)),
  );
}

function hasWrites(version: DocumentVersion, deviceId: DeviceId): boolean {
  return writeLines(version, deviceId).length > 0;
}
