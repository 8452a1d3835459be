import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { DocumentPatch } from './document-patch.ts';
import type { Change } from './log-row.ts';

/** A change that can be taken back (or brought again): the patches of the row that made the present state. */
export interface HistoryEntry {
  readonly id: string;
  readonly label: string;
  readonly day: IsoDate;
  readonly patches: readonly DocumentPatch[];
}

/** What can be undone and redone, the next one last. Follows from the log alone, so it survives a reload. */
export interface History {
  readonly undo: readonly HistoryEntry[];
  readonly redo: readonly HistoryEntry[];
}

/** So many changes can be undone. */
export const HISTORY_DEPTH = 100;

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

/**
 * The history after one more change. The app's own changes leave it as it is; a new change by a person
 * ends what could be redone.
 */
export function recordChange(history: History, change: Change): History {
  const entry: HistoryEntry = {
    id: change.id,
    label: change.label,
    day: change.day,
    patches: change.patches,
  };
  switch (change.kind) {
    case 'do':
      return { undo: push(history.undo, entry), redo: [] };
    case 'undo':
      return { undo: history.undo.slice(0, -1), redo: push(history.redo, entry) };
    case 'redo':
      return { undo: push(history.undo, entry), redo: history.redo.slice(0, -1) };
    case 'auto':
      return history;
  }
}

/** The history that a log leads to. */
export function historyOf(changes: readonly Change[]): History {
  return changes.reduce(recordChange, EMPTY_HISTORY);
}

function push(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  return [...entries, entry].slice(-HISTORY_DEPTH);
}
