import type { FarmDocument } from '../../document/farm-document.ts';
import type { SyncBase, SyncMemory } from '../../document/sync/sync-records.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import type { DeviceId, DocumentVersion } from '../../document/sync/version-vector.ts';
import { sameVersion, writeLines } from '../../document/sync/version-vector.ts';
import { hasDiverged } from '../../document/sync/write-line.ts';

/** True when a farm is the very write that a base stands for: the reply was lost, or its tag is a new one. */
export function isSameWrite(base: SyncBase, farm: FarmDocument): boolean {
  return (
    Object.keys(base.version.vv).length > 0 &&
    sameVersion(base.version, versionOf(farm)) &&
    base.lastWriteAt === farm.meta.lastWriteAt
  );
}

/**
 * True when somebody else writes under this device's id: its profile was copied, or put back to an
 * earlier day. Then there are writes that this device never made, or made otherwise. So there are for a device
 * with a key, whose id stays, that has lost its notes of syncing.
 *
 * @param keyed - The id that a key gives the device; undefined without a key.
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
