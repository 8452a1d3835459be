import {
  type DocumentPatch,
  type ValuePatch,
  applyPatches,
  diffDocuments,
} from '../document/document-patch.ts';
import { entryAt } from '../document/document-patch-path.ts';
import { type RecordsPatch, isRecordList, listKey } from '../document/document-patch-records.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { recordsOf } from '../document/records-of.ts';
import { refuseOut } from '../records/refuse-out.ts';
import { stampEdit } from '../records/stamp-edit.ts';
import type { Logger } from '../ports/environment.ts';
import {
  type FarmTimeline,
  type PendingChange,
  appendPending,
  momentOf,
  tipOf,
} from './farm-timeline.ts';
import type { Change } from '../document/log-row.ts';
import { replan } from '../records/perform.ts';
import { COLLECTION_NAMES } from '../schema/collections.ts';

const COLLECTIONS: ReadonlySet<string> = new Set(COLLECTION_NAMES);

/** Slices with values that a grower sets one by one; those of other slices follow from work that is recorded. */
const SET_BY_HAND: ReadonlySet<string> = new Set(['settings', 'batchSettings', 'capacity']);

/**
 * Rebases an undo or redo after another tab's change.
 *
 * It was shown as done, so it stays done unless others changed the same data. It becomes a separate change, so
 * the next undo affects the latest one.
 *
 * @returns `null` if others changed the same data.
 */
export function rebaseStep(
  timeline: FarmTimeline,
  { intent, change }: PendingChange,
  logger?: Logger,
): FarmTimeline | null {
  const { document: here, history } = tipOf(timeline);
  const isTakenBack =
    intent.kind === 'undo' && history.undo.every(({ id }) => id !== intent.entryId);
  if (isTakenBack) return timeline;
  const patches = change.patches.filter(({ path }) => path[0] !== 'meta');
  if (!patches.every((patch) => isUntouched(patch, here)))
    return intent.kind === 'undo' ? null : timeline;
  const moment = momentOf(intent);
  const stepped = replan(here, applyPatches(here, patches), moment, logger);
  if (intent.kind === 'undo') {
    refuseOut(here, stepped, { patches }, { out: intent.out ?? [], today: moment.today });
  }
  const document = stampEdit(here, stepped, diffDocuments(here, stepped), moment);
  const made = { ...asWork(change), patches: diffDocuments(here, document) };
  return appendPending(timeline, { intent, change: made, document });
}

/** Turns a step that isn't about the latest change into ordinary work, which can be undone. */
export function asWork(change: Change): Change {
  const label = change.kind === 'undo' ? `Undo: ${change.label}` : change.label;
  return { ...change, kind: 'do', label };
}

function isUntouched(patch: DocumentPatch, here: FarmDocument): boolean {
  const value = entryAt(here, patch.path);
  if (patch.kind === 'value') return sameValue(value, patch.before);
  if (!isRecordList(value)) return false;
  const present = new Map(value.map((record) => [listKey(record), record]));
  const { changed, removed, inserted } = patch;
  const left = new Set(removed.map(({ record }) => listKey(record)));
  return (
    [...changed.map(({ before }) => before), ...removed.map(({ record }) => record)].every(
      (before) => sameValue(present.get(listKey(before)), before),
    ) && inserted.every(({ record }) => left.has(listKey(record)) || !present.has(listKey(record)))
  );
}

/**
 * Whether others changed the same data: a record is gone or different, or a setting changed. A form sends a
 * whole record and would overwrite their values; replaced settings must be noted.
 */
export function hasConflict(patches: readonly DocumentPatch[], here: FarmDocument): boolean {
  return patches.some((patch) =>
    patch.kind === 'records' ? hasConflictIn(patch, here) : isSetMeanwhile(patch, here),
  );
}

function isSetMeanwhile({ path, before, after }: ValuePatch, here: FarmDocument): boolean {
  if (!SET_BY_HAND.has(path[0] ?? '')) return false;
  const now = entryAt(here, path);
  return !sameValue(now, before) && !sameValue(now, after);
}

function hasConflictIn(patch: RecordsPatch, here: FarmDocument): boolean {
  const { path, changed, removed, inserted } = patch;
  const name = path.join('/');
  if (!COLLECTIONS.has(name) || changed.length + removed.length === 0) return false;
  const present = new Map(recordsOf(here, name).map((record) => [record.id, record]));
  const moved = new Set(inserted.map(({ record }) => record['id']));
  return (
    changed.some(({ before }) => !sameValue(present.get(String(before['id'])), before)) ||
    removed.some(({ record }) => {
      const now = moved.has(record['id']) ? undefined : present.get(String(record['id']));
      return now !== undefined && !sameValue(now, record);
    })
  );
}
