import type { FarmDocument } from '../farm-document.ts';
import type { SyncBase, SyncMemory } from './sync-records.ts';
import { versionOf } from './sync-meta.ts';
import type { DocumentVersion } from './version-vector.ts';
import { sameVersion, seqOf } from './version-vector.ts';

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
export function isWrittenByCopy({ device, bases }: SyncMemory, version: DocumentVersion): boolean {
  if (device === null) return false;
  const { deviceId } = device;
  const seq = seqOf(version, deviceId);
  if (seq > device.seq) return true;
  return bases.some(
    (base) =>
      seqOf(base.version, deviceId) === seq &&
      seq > 0 &&
      base.version.marks[deviceId] !== version.marks[deviceId],
  );
}
