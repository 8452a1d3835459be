import {
  factsOf,
  type KeptVersion,
  type StoredVersion,
  type PackedDocument,
  type StateHead,
} from './stored-farm.ts';
import type { KnownDevice } from '../members/farm-people.ts';

const NEWEST = 50;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Beyond the newest ones: the last of each hour for two days, and of each day for thirty. */
const SPANS = [
  { each: HOUR_MS, within: 2 * DAY_MS },
  { each: DAY_MS, within: 30 * DAY_MS },
] as const;

/** Room for the versions of one user; beyond it the oldest go. */
const MAX_KEPT_BYTES = 100 * 1024 * 1024;

/**
 * Versions to drop: all except the newest 50, the last of each hour of the newest two days, and the last of
 * each of the newest 30 days. So a morning of many edits doesn't push out older states.
 *
 * Hours and days are UTC. The newest version always stays.
 *
 * @param kept - Newest first.
 * @param isShared - Whether the farm has members. If its space runs out, versions that are neither hourly nor
 *   daily go first, then hourly, then daily ones. So a few huge writes by one member don't erase the past.
 */
export function versionsToDrop(
  kept: readonly KeptVersion[],
  now: number,
  isShared = false,
): readonly number[] {
  const seen = SPANS.map(() => new Set<number>());
  const marked = kept.map((version, place) => ({
    ...version,
    place,
    isLast: SPANS.map(({ each, within }, n) => {
      const span = Math.floor(version.savedAt / each);
      const isFirstSeen = !seen[n]?.has(span);
      seen[n]?.add(span);
      return isFirstSeen && version.savedAt > now - within;
    }),
  }));
  const old = marked.filter(({ place, isLast }) => place >= NEWEST && !isLast.includes(true));
  // What is old anyway takes its room too where nobody shares the farm, as it always did.
  const others = isShared ? marked.filter((version) => !old.includes(version)) : marked;
  let room = MAX_KEPT_BYTES;
  const beyond = (isShared ? mostWantedFirst(others) : others).filter(
    ({ packedSize, place }) => (room -= packedSize) < 0 && place > 0,
  );
  const dropped = new Set([...old, ...beyond].map(({ version }) => version));
  return kept.flatMap(({ version }) => (dropped.has(version) ? [version] : []));
}

export function keptVersion({ version, savedAt, document, deviceId }: StoredVersion): KeptVersion {
  return {
    version,
    savedAt,
    ...(deviceId === undefined ? {} : { deviceId }),
    document: factsOf(document),
    packedSize: document.gzip.byteLength,
  };
}

/** The newest version, then the last ones of days, of hours, and all others; the newest of each first. */
function mostWantedFirst<T extends { readonly place: number; readonly isLast: readonly boolean[] }>(
  versions: readonly T[],
): readonly T[] {
  const rank = ({ place, isLast }: T): number =>
    place === 0 ? -1 : isLast.toReversed().indexOf(true) + (isLast.includes(true) ? 0 : 3);
  return versions.toSorted((a, b) => rank(a) - rank(b) || a.place - b.place);
}

/** Result of a write: the newest version and what is kept of it. A removal keeps nothing. */
interface WrittenVersion {
  readonly head: StateHead;
  readonly stored: StoredVersion | undefined;
}

/** @param known - The device whose key writes, where one does. */
export function writtenVersion(
  document: PackedDocument | null,
  version: number,
  savedAt: number,
  known: KnownDevice | undefined,
): WrittenVersion {
  if (!document) {
    const by = known && { removedBy: known.member.memberId };
    return { head: { version, savedAt, document, ...by }, stored: undefined };
  }
  const by = known && { deviceId: known.device.deviceId };
  return {
    head: { version, savedAt, document: factsOf(document) },
    stored: { version, savedAt, document, ...by },
  };
}
