import type { ActionContext } from '#domain/calendar/moment.ts';
import type { StampedAction } from '../records/farm-action.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { History } from '../records/history.ts';
import { historyOf, historySince, recallHistory, recordChange } from '../records/history.ts';
import type { Change, LogRow } from '../document/log-row.ts';
import type { Performed } from '../records/perform.ts';
import type { Logger } from '../ports/environment.ts';
import type { StoredFarm } from '../ports/document-storage.ts';
import type { SyncChange } from '../document/sync/sync-records.ts';
import type { MergeIntent } from '../sync/sync-farm.ts';

/** A requested change. Undo and redo name their change, so they never hit another one. */
export type Intent =
  | {
      readonly kind: 'do' | 'auto';
      readonly action: StampedAction;
      /** The farm that a form was opened on: what others have changed since then stays. */
      readonly seen?: FarmDocument;
    }
  | {
      readonly kind: 'undo' | 'redo';
      readonly entryId: string;
      readonly moment: ActionContext;
      /** Marks of invoices that this device has printed or filed. */
      readonly out?: readonly string[];
    }
  | MergeIntent;

/** A farm at one point of its line of changes. */
export interface FarmMoment {
  readonly document: FarmDocument;
  readonly history: History;
}

/** A change that isn't stored yet, with the farm after it. */
export interface PendingChange {
  readonly intent: Intent;
  readonly change: Change;
  readonly after: FarmMoment;
  readonly sync?: SyncChange;
  /** It was put together with what others did: made again from its action alone, it would undo that. */
  readonly isMerged?: true;
}

/** The farm as stored, and the changes made on top of it that still have to be stored. */
export interface FarmTimeline {
  readonly revision: number;
  readonly confirmed: FarmMoment;
  readonly pending: readonly PendingChange[];
}

export function timelineOf(farm: StoredFarm): FarmTimeline {
  const history = farm.earlierRows === undefined ? historyOf(farm.rows) : historySince(farm.rows);
  return { revision: farm.revision, confirmed: { document: farm.document, history }, pending: [] };
}

/** The line with its whole history, now that the rows before it are read. */
export function recallTimeline(timeline: FarmTimeline, rows: readonly LogRow[]): FarmTimeline {
  const recall = ({ document, history }: FarmMoment): FarmMoment => {
    return { document, history: recallHistory(history, rows) };
  };
  return {
    ...timeline,
    confirmed: recall(timeline.confirmed),
    pending: timeline.pending.map((change) => ({ ...change, after: recall(change.after) })),
  };
}

export function tipOf(timeline: FarmTimeline): FarmMoment {
  return timeline.pending.at(-1)?.after ?? timeline.confirmed;
}

/** Effect of an intent on a farm, with its label in the history. */
export interface MadeOfFarm extends Performed {
  readonly label: string;
  readonly sync?: SyncChange;
}

/** Computes the effect of an intent on a farm. `null` if nothing changes. */
export type MakeChange<Wanted = Intent> = (
  tip: FarmMoment,
  intent: Wanted,
  logger?: Logger,
) => MadeOfFarm | null;

/** Adds a change. Returns the same timeline if nothing changes. */
export function extendTimeline<Wanted extends Intent>(
  timeline: FarmTimeline,
  intent: Wanted,
  make: MakeChange<Wanted>,
  id: string,
  logger?: Logger,
): FarmTimeline {
  const made = make(tipOf(timeline), intent, logger);
  if (made === null) return timeline;
  const { today: day, now: at } = momentOf(intent);
  const { label, patches, document, sync } = made;
  const change: Change = { id, kind: intent.kind, label, day, at, patches };
  return appendPending(timeline, { intent, change, document, ...(sync && { sync }) });
}

/** A change that is worked out, with the farm as it is after it. */
interface MadeChange extends Pick<PendingChange, 'intent' | 'change' | 'sync' | 'isMerged'> {
  readonly document: FarmDocument;
}

/** Adds a change that is worked out; the same timeline comes back when it changes nothing. */
export function appendPending(
  timeline: FarmTimeline,
  { document, ...made }: MadeChange,
): FarmTimeline {
  const isNothing = made.change.kind !== 'merge' && made.change.patches.length === 0;
  if (isNothing) return timeline;
  const history = recordChange(tipOf(timeline).history, made.change);
  return { ...timeline, pending: [...timeline.pending, { ...made, after: { document, history } }] };
}

export function pendingSync(timeline: FarmTimeline): SyncChange[] {
  return timeline.pending.flatMap(({ sync }) => (sync === undefined ? [] : [sync]));
}

export function pendingRows(timeline: FarmTimeline): LogRow[] {
  return timeline.pending.map(({ change }, index) => ({
    ...change,
    revision: timeline.revision + 1 + index,
  }));
}

export function confirmPending(timeline: FarmTimeline, count: number): FarmTimeline {
  const last = timeline.pending[count - 1];
  if (last === undefined) return timeline;
  return {
    revision: timeline.revision + count,
    confirmed: last.after,
    pending: timeline.pending.slice(count),
  };
}

export function momentOf(intent: Intent): ActionContext {
  return 'action' in intent ? intent.action.moment : intent.moment;
}
