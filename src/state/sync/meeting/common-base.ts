import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { mergeFarms } from '../../merge/merge-farms.ts';
import type { SyncParts } from '../sync-parts.ts';
import { newestOf } from './choose-base.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import type { NotedBase, SyncBase } from '../../document/sync/sync-records.ts';
import { contains, join, sameVersion } from '../../document/sync/version-vector.ts';

/** Common base of two farms. Its document is `null` if this device no longer has it. */
export interface CommonBase {
  readonly base: SyncBase;
  readonly document: FarmDocument | null;
}

/** Merges common bases: what all contain is new to neither side. `known` bases give their own common past. */
export async function mergeBases(
  parts: Pick<SyncParts, 'storage' | 'clock' | 'server'>,
  newest: readonly NotedBase[],
  bases: readonly NotedBase[],
): Promise<CommonBase | null> {
  const { storage, clock, server } = parts;
  const [first, ...others] = newest;
  if (first === undefined) return null;
  let document = await storage.readBase(first.key);
  let { version } = first;
  for (const other of others) {
    const earlier = bases.filter(
      (base) => contains(version, base.version) && contains(other.version, base.version),
    );
    const below = await mergeBases(parts, newestOf(earlier), earlier);
    const base = below?.document ?? null;
    const remote = await storage.readBase(other.key);
    const moment = { today: clock.today(), now: server.now() };
    document =
      document && remote
        ? mergeFarms({ base, local: document, remote, ...moment }).merged
        : (document ?? remote);
    version = join(version, other.version);
  }
  if (others.length === 0) return { base: first, document };
  return { base: { ...first, version, confirmed: false, lastWriteAt: NEVER }, document };
}

/**
 * Checks whether the cloud has only data that is also here: it was restored to a day this device
 * never saw. A program without sync leaves the writes of others; its changes are detected by a base
 * with the same writes.
 */
export function isAncestor(
  local: FarmDocument,
  remote: FarmDocument,
  bases: readonly SyncBase[],
): boolean {
  const version = versionOf(remote);
  return (
    Object.keys(version.vv).length > 0 &&
    contains(versionOf(local), version) &&
    !bases.some((base) => sameVersion(base.version, version))
  );
}

/** The cloud's farm as what both have in common. */
export function pastOf(remote: FarmDocument): CommonBase {
  const { lastWriteAt } = remote.meta;
  const version = versionOf(remote);
  return { base: { key: '', version, etag: null, confirmed: true, lastWriteAt }, document: remote };
}

/** No farm has this write time, so a merged base never equals the local farm. */
const NEVER: Millis = -1;
