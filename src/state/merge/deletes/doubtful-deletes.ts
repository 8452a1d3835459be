import { changeEntry } from '../../document/document-patch-path.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import { recordsOf } from '../../document/records-of.ts';
import { COLLECTION_NAMES } from '../../schema/collections.ts';
import type { Sides } from '../merge-context.ts';
import { shrinks } from './suspicious-shrink.ts';

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
    // Only records were taken out, so a farm stays a farm.
    return changeEntry(farm, name.split('/'), (list) =>
      list === undefined ? undefined : kept,
    ) as FarmDocument;
  }, base);
}
