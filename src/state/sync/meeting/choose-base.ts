import type { FarmDocument } from '../../document/farm-document.ts';
import { sendable } from '../../document/sendable-farm.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import type {
  NotedBase,
  SyncBase,
  SyncChange,
  SyncDevice,
} from '../../document/sync/sync-records.ts';
import { type DocumentVersion, contains } from '../../document/sync/version-vector.ts';
import type { SyncParts } from '../sync-parts.ts';

/**
 * Finds the newest common bases of the local and the cloud farm. Empty if no common past is known.
 *
 * A document is an ancestor of a farm that contains all its writes. This covers lost replies, late writes, later
 * writes by others and restored backups. After a restored backup there may be two bases that don't contain each
 * other, and the farm of a helper, who follows the cloud, may lack what an earlier base contains.
 *
 * A document without writes comes from a program without sync. Then the base is the last document the cloud was
 * known to hold.
 */
export function chooseBases(
  bases: readonly NotedBase[],
  local: DocumentVersion,
  remote: DocumentVersion,
): readonly NotedBase[] {
  if (Object.keys(remote.vv).length === 0) {
    return bases.filter(({ confirmed }) => confirmed).slice(-1);
  }
  const isPast = ({ version }: NotedBase) => contains(local, version) && contains(remote, version);
  return newestOf(bases.filter(isPast));
}

/** Bases that no other one contains; of equal ones the latest. */
export function newestOf(bases: readonly NotedBase[]): readonly NotedBase[] {
  return bases.filter((base, index) =>
    bases.every((other, otherIndex) => {
      if (other === base || !contains(other.version, base.version)) return true;
      return otherIndex < index && contains(base.version, other.version);
    }),
  );
}

/** What is remembered of a farm of the cloud that was taken in: it is the newest base. */
export function baseNote(
  { randomness }: Pick<SyncParts, 'randomness'>,
  { farm, etag }: { readonly farm: FarmDocument; readonly etag: string | null },
  here: FarmDocument,
  device: SyncDevice,
  bases: readonly NotedBase[],
): SyncChange {
  const version = versionOf(farm);
  // Written by a program that names no writes, on top of what we knew: from now on it stands for that.
  const standsFor = Object.keys(version.vv).length === 0 ? versionOf(here) : version;
  const base: SyncBase = {
    key: randomness.base36(12),
    version: standsFor,
    etag,
    confirmed: true,
    lastWriteAt: farm.meta.lastWriteAt,
  };
  const unsure = bases.filter(({ confirmed }) => !confirmed);
  const settled = unsure.filter((sent) => contains(version, sent.version)).map(({ key }) => key);
  return { device, forget: settled, note: { base, document: sendable(farm) } };
}
