import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { withIdentityOf, withoutIdentity } from '../document/sendable-farm.ts';
import { readOwn } from '../document/document-patch-path.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { versionOf } from '../document/sync/sync-meta.ts';
import { sameVersion } from '../document/sync/version-vector.ts';
import { hasDoubtfulDeletes, withoutDeletes } from './deletes/doubtful-deletes.ts';
import { haveCommonWrites } from './have-common-writes.ts';
import { type DeviceNames, type MergeContext, type Sides, noticeWriter } from './merge-context.ts';
import { mergeMeta, mergeNotices } from './merge-sync-meta.ts';
import { mergeContents } from './merge-contents.ts';
import { withStockTakenBack } from './stock/merge-material-stock.ts';
import {
  type TimedSides,
  editsOf,
  hasEditTimes,
  laterSide,
  withJoinedEdits,
} from './later-edit.ts';
import { isSuspicious } from './deletes/suspicious-shrink.ts';
import { readTombstones } from '../document/sync/sync-meta-records.ts';
import type { SyncNotice } from '../document/notices/sync-notice.ts';

/** Two farms to be merged, and what they have in common. */
interface MergeInput extends TimedSides {
  /** The last farm that is part of both; null when none is known. */
  readonly base: FarmDocument | null;
  readonly today: IsoDate;
  readonly deviceNames?: DeviceNames;
}

/** A merged farm and its conflicts. */
export interface MergedFarms {
  readonly merged: FarmDocument;
  /** Conflicts of this merge. The merged farm contains them too. */
  readonly notices: readonly SyncNotice[];
  /** Notices of this and earlier meetings that are too many to travel with a farm: they are kept on the device. */
  readonly leftOver: readonly SyncNotice[];
  /** So much is gone on one side that a copy should be kept of both. */
  readonly suspicious: boolean;
}

/**
 * Merges two farms that changed independently.
 *
 * A value that only one side changed comes from that side, field by field. If both changed it, one value is
 * kept and the other noted. Derived data such as tasks and trays is computed again. The merge is deterministic.
 */
export function mergeFarms(input: MergeInput): MergedFarms {
  const { base, local, remote, now, deviceNames = {} } = input;
  const known: Sides<FarmDocument> = { base: base ?? NOTHING_IN_COMMON, local, remote };
  const isDoubtful = hasDoubtfulDeletes(known);
  const farms = isDoubtful ? { ...known, base: withoutDeletes(known) } : known;
  const notices = new Map<string, SyncNotice>();
  const times = { local: editsOf(input, 'local'), remote: editsOf(input, 'remote') };
  const context: MergeContext = {
    ...laterSide(times, input),
    hasBase: base !== null,
    deletedAt: tombReader(local, remote),
    ...noticeWriter(now, deviceNames, notices),
  };
  const contents = oneSide(farms, context) ?? mergeContents(farms, context, input);
  const fresh = [...notices.values()];
  const { kept, leftOver } = mergeNotices(farms, fresh, now);
  const noted = mergeMeta(farms, contents, kept, context);
  const merged = hasEditTimes(input) ? withJoinedEdits(farms, noted, times) : noted;
  return {
    merged,
    notices: fresh,
    leftOver,
    suspicious: isDoubtful || isSuspicious(farms, merged),
  };
}

/** Base of farms without a common past: default settings never conflict with changed ones. */
const NOTHING_IN_COMMON = freshFarm();

/** One side's farm if the other adds nothing. Its stock may have been undone there. */
function oneSide(farms: Sides<FarmDocument>, context: MergeContext): FarmDocument | null {
  const farm = sameContents(farms);
  return farm && withStockTakenBack(farms, farm, context);
}

/** The farm of one side when the other one says the same as the farm that both come from. */
function sameContents({ base, local, remote }: Sides<FarmDocument>): FarmDocument | null {
  // Two devices that received the same delivery say the same, too; only the very same write is one.
  const isOneWrite =
    remote.meta.lastWriteAt === local.meta.lastWriteAt &&
    sameVersion(versionOf(remote), versionOf(local));
  if ((isOneWrite && sameParts(remote, local)) || sameParts(remote, base)) return local;
  return sameParts(local, base) ? withOwnIdentity(remote, local) : null;
}

/** Whether two farms have the same content, apart from identity. */
function sameParts(a: FarmDocument, b: FarmDocument): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete('meta');
  return [...names].every((name) => sameValue(partOf(a, name), partOf(b, name)));
}

function partOf(farm: FarmDocument, name: string): unknown {
  return name === 'settings' ? withoutIdentity(farm.settings) : readOwn({ ...farm }, name);
}

function withOwnIdentity(farm: FarmDocument, device: FarmDocument): FarmDocument {
  const settings = withIdentityOf(device.settings, farm.settings);
  return sameValue(settings, farm.settings) ? farm : { ...farm, settings };
}

/** Ignores deletes made before the farms met, since the other farm never had those records. */
function tombReader(local: FarmDocument, remote: FarmDocument): MergeContext['deletedAt'] {
  if (!haveCommonWrites({ local, remote })) return () => null;
  const tombstones = { local: readTombstones(local), remote: readTombstones(remote) };
  return (side, slice, id) => {
    const entries = Object.hasOwn(tombstones[side], slice) ? tombstones[side][slice] : undefined;
    return entries !== undefined && Object.hasOwn(entries, id) ? (entries[id] ?? null) : null;
  };
}
