import type { NotedBase } from '../../document/sync/sync-records.ts';
import { type DocumentVersion, contains } from '../../document/sync/version-vector.ts';

/**
 * The newest documents that both the farm here and the one in the cloud descend from; none when nothing
 * is known of a common past.
 *
 * A document is an ancestor of the cloud's exactly when the cloud's contains all its writes. That one
 * rule covers replies that were lost, writes that land late, others writing on top of them, and a
 * service that was put back to a backup. It is one document, but after such a backup there may be
 * two that do not contain each other: both are in the farm here, and both in the cloud's.
 *
 * A document that names no writes comes from a program that knows nothing of this: then it is the last
 * one the cloud was known to hold.
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

/** Those that no other one contains; of equal ones the latest. */
export function newestOf(bases: readonly NotedBase[]): readonly NotedBase[] {
  return bases.filter((base, index) =>
    bases.every((other, otherIndex) => {
      if (other === base || !contains(other.version, base.version)) return true;
      return otherIndex < index && contains(base.version, other.version);
    }),
  );
}
