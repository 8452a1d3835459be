import type { NotedBase } from './sync-records.ts';
import type { DocumentVersion } from './version-vector.ts';
import { contains } from './version-vector.ts';

/**
 * The newest document that both the farm here and the one in the cloud descend from, or null.
 *
 * A document is an ancestor of the cloud's exactly when the cloud's contains all its writes. That one
 * rule covers replies that were lost, writes that land late, others writing on top of them, and a
 * service that was put back to a backup.
 *
 * A document that names no writes comes from a program that knows nothing of this: then it is the last
 * one the cloud was known to hold.
 */
export function chooseBase(bases: readonly NotedBase[], remote: DocumentVersion): NotedBase | null {
  if (Object.keys(remote.vv).length === 0) {
    return bases.findLast(({ confirmed }) => confirmed) ?? null;
  }
  return bases
    .filter(({ version }) => contains(remote, version))
    .reduce<NotedBase | null>(
      (best, base) => (best === null || contains(base.version, best.version) ? base : best),
      null,
    );
}
