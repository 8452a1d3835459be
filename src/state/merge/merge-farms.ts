import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { type DeviceNames, type MergeContext, type Sides, noticeWriter } from './merge-context.ts';
import { mergeMeta, mergeNotices } from './merge-sync-meta.ts';
import { mergeContents } from './merge-contents.ts';
import { sameContents, tombReader } from './common-past.ts';
import { withStockTakenBack } from './stock/merge-material-stock.ts';
import {
  type TimedSides,
  editsOf,
  hasEditTimes,
  laterSide,
  withJoinedEdits,
} from './later-edit.ts';
import { hasDoubtfulDeletes, isSuspicious, withoutDeletes } from './deletes/suspicious-shrink.ts';
import type { SyncNotice } from '../document/notices/sync-notice.ts';

export interface MergeInput extends TimedSides {
  /** The last farm that is part of both; null when none is known. */
  readonly base: FarmDocument | null;
  readonly today: IsoDate;
  readonly deviceNames?: DeviceNames;
}

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
