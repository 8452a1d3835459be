import type { NotedBase } from '../../document/sync/sync-records.ts';
import { type DocumentVersion, contains } from '../../document/sync/version-vector.ts';

/**
 * Finds the newest common bases of the local and the cloud farm. Empty if no common past is known.
 *
 * A document is an ancestor of the cloud's if the cloud's contains all its writes. This covers lost replies,
 * late writes, later writes by others and restored backups. After a restored backup there may be two bases that
 * don't contain each other.
 *
 * A document without writes comes from a program without sync. Then the base is the last document the cloud was
 * known to hold.
 */
export function chooseBases(
  bases: readonly NotedBase[],
  remote: DocumentVersion,
): readonly NotedBase[] {
  if (Object.keys(remote.vv).length === 0) {
    return bases.filter(({ confirmed }) => confirmed).slice(-1);
  }
  return newestOf(bases.filter(({ version }) => contains(remote, version)));
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
