import { type DocumentPatch, diffDocuments } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import {
  type FarmTimeline,
  type PendingChange,
  appendPending,
  extendTimeline,
  momentOf,
  tipOf,
} from './farm-timeline.ts';
import type { Logger } from '../ports/environment.ts';
import { makeChange } from './make-change.ts';
import { asWork, hasConflict, rebaseStep } from './rebase-step.ts';
import type { ReceivedFarm } from './receive-rows.ts';
import type { mergeFarms } from '../merge/merge-farms.ts';
import { replaceReason } from './back-up-replaced-farm.ts';
import { stampEdit } from '../records/stamp-edit.ts';

export interface RebaseTools {
  readonly logger?: Logger;
  /** Rescues work that cannot simply be made again; it is loaded when there is such work. */
  readonly mergeFarms?: typeof mergeFarms;
}

/**
 * Rebases pending changes onto those stored by other tabs. Conflicts of edits and deletes merge as between
 * devices: an edit beats a delete.
 *
 * A pending change that is already among the rows was stored (its answer was lost) and isn't repeated.
 */
export function rebasePending(
  { base, rows }: ReceivedFarm,
  known: FarmTimeline,
  tools: RebaseTools = {},
) {
  const stored = new Set(rows.map(({ id }) => id));
  const lost: string[] = [];
  let timeline = base;
  let before = known.confirmed.document;
  for (const pending of known.pending) {
    if (!stored.has(pending.change.id)) {
      const rebased = rebase(timeline, pending, before, tools);
      if (rebased === null) lost.push(pending.change.label);
      timeline = rebased ?? timeline;
    }
    before = pending.after.document;
  }
  return { timeline, lost };
}

/** `null` if a person's work has to be merged and that is not loaded yet. */
function rebase(
  timeline: FarmTimeline,
  pending: PendingChange,
  before: FarmDocument,
  { logger, mergeFarms }: RebaseTools,
): FarmTimeline | null {
  const { intent, change } = pending;
  const isOwnWork = intent.kind === 'do';
  const here = tipOf(timeline).document;
  // Made again, an import would also take away what it never saw.
  const isMerged =
    pending.isMerged ?? (replaceReason(intent) !== null || hasConflict(change.patches, here));
  if (!isOwnWork || !isMerged) {
    try {
      const extended = extendTimeline(timeline, intent, makeChange, change.id, logger);
      const isStep = intent.kind === 'undo' || intent.kind === 'redo';
      if (!isStep || extended !== timeline) return extended;
      const rebased = rebaseStep(timeline, pending, logger);
      if (rebased !== null) return rebased;
    } catch (cause) {
      if (mergeFarms === undefined) logger?.error(`“${change.label}” no longer applies`, cause);
      if (!isOwnWork) return timeline;
    }
  }
  if (mergeFarms === undefined) return null;
  const moment = momentOf(intent);
  const { today, now, serviceNow = now } = moment;
  const { merged, leftOver } = mergeFarms({
    base: before,
    local: pending.after.document,
    remote: here,
    today,
    now: serviceNow,
    // If both set the same value, the others' is kept: an undo never reverts other people's work.
    localGivesWay: !isOwnWork,
  });
  const news = diffDocuments(here, merged);
  if (news.every(isStamp)) return timeline;
  const document = stampEdit(here, merged, news, moment);
  const patches = diffDocuments(here, document);
  return appendPending(timeline, {
    intent,
    change: { ...asWork(change), patches },
    document,
    isMerged: true,
    ...(leftOver.length > 0 && { sync: { leftOver } }),
  });
}

function isStamp({ path: [slice, name, entry] }: DocumentPatch): boolean {
  const isOfEdits = name === 'sync' && entry === 'edits';
  return slice === 'meta' && (name === 'lastWriteAt' || name === 'catalogUpdatedAt' || isOfEdits);
}
