import type { FarmDocument } from '../../document/farm-document.ts';
import { recordsOf } from '../../document/records-of.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import { COLLECTION_NAMES, withRecords } from '../../schema/collections.ts';
import type { Sides } from '../merge-context.ts';

const MAX_GONE = 0.3;
const FEW_RECORDS = 5;

/** Whether a merge removes so much of a side that it looks like an accident: over 30%, or all of a list of five or more. */
export function isSuspicious(
  { local, remote }: Pick<Sides<FarmDocument>, 'local' | 'remote'>,
  merged: FarmDocument,
): boolean {
  return shrinks(local, merged) || shrinks(remote, merged);
}

/** Checks whether a farm lost more records than a day's work would delete. */
export function shrinks(before: FarmDocument, after: FarmDocument): boolean {
  let [known, gone] = [0, 0];
  for (const name of COLLECTION_NAMES) {
    const [was, is] = [recordsOf(before, name), recordsOf(after, name)];
    known += was.length;
    if (was === is) continue;
    const present = new Set(is.map(({ id }) => id));
    gone += was.filter(({ id }) => !present.has(id)).length;
    if (was.length >= FEW_RECORDS && is.length === 0) return true;
  }
  return known >= FEW_RECORDS && gone > known * MAX_GONE;
}

/**
 * Checks whether the cloud farm was written by a program without merge support and lacks so much
 * that it looks like an accident. Then its deletes aren't applied here.
 */
export function hasDoubtfulDeletes({ base, remote }: Sides<FarmDocument>): boolean {
  const isLegacy = remote.meta.sync === undefined && Object.keys(versionOf(base).vv).length > 0;
  return isLegacy && shrinks(base, remote);
}

/** Removes from the common base what the cloud lacks, so that local records count as new. */
export function withoutDeletes({ base, remote }: Sides<FarmDocument>): FarmDocument {
  return ['tasks', ...COLLECTION_NAMES].reduce((farm, name) => {
    const present = new Set(recordsOf(remote, name).map(({ id }) => id));
    const kept = recordsOf(farm, name).filter(({ id }) => present.has(id));
    return withRecords(farm, name, kept);
  }, base);
}
