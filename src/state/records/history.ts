import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type DocumentPatch, asRecordsPatch } from '../document/document-patch.ts';
import type { Change } from '../document/log-row.ts';

/** A change that can be undone or redone: the patches of the row that made the present state. */
export interface HistoryEntry {
  readonly id: string;
  readonly label: string;
  readonly day: IsoDate;
  readonly patches: readonly DocumentPatch[];
  /** The cloud has brought something since: the tasks of that time may not fit the farm any more. */
  readonly isBeforeSync?: true;
}

/** Changes to undo and redo, the next one last. Derived from the log, so it survives a reload. */
export interface History {
  readonly undo: readonly HistoryEntry[];
  readonly redo: readonly HistoryEntry[];
  /** What the cloud took away lately: nobody here can undo it, but an edit brings back what it is about. */
  readonly takenAway?: readonly HistoryEntry[];
  /** While the changes before are not read yet: all that came after them. */
  readonly since?: readonly Change[];
}

export const HISTORY_DEPTH = 100;

/** So many times that the cloud took something away are known. */
const MAX_TAKEN_AWAY = 20;

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

/** History after a change. A person's change ends what could be redone; the app's does nothing. */
export function recordChange(history: History, change: Change): History {
  const next = withChange(history, change);
  return history.since === undefined ? next : { ...next, since: [...history.since, change] };
}

function withChange(history: History, change: Change): History {
  const { kind, id, label, day, patches } = change;
  const entry: HistoryEntry = { id, label, day, patches };
  switch (kind) {
    case 'do':
      return { ...history, undo: push(history.undo, entry), redo: [] };
    case 'undo':
      return { ...history, undo: history.undo.slice(0, -1), redo: push(history.redo, entry) };
    case 'redo':
      return { ...history, undo: push(history.undo, entry), redo: history.redo.slice(0, -1) };
    case 'auto':
      return history;
    case 'merge':
      return {
        undo: stillOwn(history.undo, change),
        redo: stillOwn(history.redo, change),
        ...takenAwayBy(history, entry),
      };
  }
}

function takenAwayBy({ takenAway = [] }: History, entry: HistoryEntry): Partial<History> {
  const takes = entry.patches.some(
    (patch) => patch.path[0] !== 'tasks' && (asRecordsPatch(patch)?.removed.length ?? 0) > 0,
  );
  const known = takes ? [...takenAway, entry].slice(-MAX_TAKEN_AWAY) : takenAway;
  return known.length === 0 ? {} : { takenAway: known };
}

/**
 * Taking a change back puts records back as they were before it. Where the cloud has brought something
 * newer for one of them, that would be lost: so from there back nothing can be taken back any more.
 */
function stillOwn(entries: readonly HistoryEntry[], merge: Change): readonly HistoryEntry[] {
  const brought = touchedPlaces(merge.patches);
  const newest = entries.findLastIndex(({ patches }) =>
    [...touchedPlaces(patches)].some((place) => brought.has(place)),
  );
  const own = newest < 0 ? entries : entries.slice(newest + 1);
  return brought.size === 0 ? own : own.map((entry) => ({ ...entry, isBeforeSync: true }));
}

/** Records and values that patches change; what the app itself notes in `meta` is no one's work. */
function touchedPlaces(patches: readonly DocumentPatch[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const patch of patches) {
    const path = patch.path.join('/');
    if (patch.path[0] === 'meta') continue;
    const records = asRecordsPatch(patch);
    if (records === null) places.add(path);
    else {
      const changed = records.changed.map(({ after }) => after);
      const moved = [...records.removed, ...records.inserted].map(({ record }) => record);
      for (const { id, cycleKey } of [...changed, ...moved]) {
        places.add(`${path}#${String(id ?? cycleKey)}`);
      }
    }
  }
  return places;
}

export function historyOf(changes: readonly Change[]): History {
  return changes.reduce(recordChange, EMPTY_HISTORY);
}

export function historySince(changes: readonly Change[]): History {
  return changes.reduce(recordChange, { ...EMPTY_HISTORY, since: [] });
}

export function recallHistory(history: History, before: readonly Change[]): History {
  return history.since === undefined ? history : historyOf([...before, ...history.since]);
}

function push(entries: readonly HistoryEntry[], entry: HistoryEntry): readonly HistoryEntry[] {
  return [...entries, entry].slice(-HISTORY_DEPTH);
}
