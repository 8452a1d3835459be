import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { DocumentStorage } from '../../ports/document-storage.ts';
import { newestOf } from './choose-base.ts';
import type { MergeTools } from './load-merge.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import type { NotedBase, SyncBase } from '../../document/sync/sync-records.ts';
import { contains, join, sameVersion } from '../../document/sync/version-vector.ts';

/** What two farms have in common; its document is null when it is not on this device any more. */
interface CommonBase {
  readonly base: SyncBase;
  readonly document: FarmDocument | null;
}

interface UniteParts {
  readonly storage: Pick<DocumentStorage, 'readBase'>;
  readonly tools: MergeTools;
  readonly today: IsoDate;
  readonly now: Millis;
}

/**
 * The one document that two farms have in common. When they have several in common of which none
 * contains the other, it is those put together: what all of them brought is no news to either side.
 *
 * @param bases - All that is known, for the past that those have in common.
 */
export async function mergeBases(
  parts: UniteParts,
  newest: readonly NotedBase[],
  bases: readonly NotedBase[],
): Promise<CommonBase | null> {
  const [first, ...others] = newest;
  if (first === undefined) return null;
  let document = await parts.storage.readBase(first.key);
  let { version } = first;
  for (const other of others) {
    const earlier = bases.filter(
      (base) => contains(version, base.version) && contains(other.version, base.version),
    );
    const below = await mergeBases(parts, newestOf(earlier), earlier);
    document = mergeKnown(parts, below, document, await parts.storage.readBase(other.key));
    version = join(version, other.version);
  }
  if (others.length === 0) return { base: first, document };
  return { base: { ...first, version, confirmed: false, lastWriteAt: NEVER }, document };
}

/**
 * True when the cloud has nothing that is not part of the farm here: it was put back to a day that this
 * device never saw. A program that names no writes of its own leaves those of others as they were; what
 * it changed is recognised by a base of the very same writes.
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

/** Nobody ever wrote a farm at this time: one that was put together is never the one on this device. */
const NEVER: Millis = -1;

function mergeKnown(
  { tools, today, now }: UniteParts,
  below: CommonBase | null,
  left: FarmDocument | null,
  right: FarmDocument | null,
): FarmDocument | null {
  if (left === null || right === null) return left ?? right;
  const base = below?.document ?? null;
  return tools.mergeFarms({ base, local: left, remote: right, today, now }).merged;
}
