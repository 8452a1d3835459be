import type { FarmDocument } from '../document/farm-document.ts';
import type { SyncBase, SyncMemory } from '../document/sync/sync-records.ts';
import { versionOf } from '../document/sync/sync-meta.ts';
import type { DocumentVersion } from '../document/sync/version-vector.ts';
import { writeLines, sameVersion } from '../document/sync/version-vector.ts';
import { isParted } from '../document/sync/write-line.ts';

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
 * earlier day. Then there are writes that this device never made, or made otherwise.
 */
export function isWrittenByCopy(
  { device, bases }: SyncMemory,
  local: DocumentVersion,
  remote: DocumentVersion,
): boolean {
  if (device === null) return false;
  const { deviceId, seq } = device;
  const known = [local, ...bases.map(({ version }) => version)];
  const own = known.flatMap((version) => writeLines(version, deviceId));
  return writeLines(remote, deviceId).some(
    (line) => line.seq > seq || own.some((other) => isParted(line, other)),
  );
}
