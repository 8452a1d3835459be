import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import type { DocumentPatch } from './document-patch.ts';

/**
 * Why a change happened: by a person, by undoing or redoing one, by the app itself (a new day's tasks),
 * or because it came from the cloud. What the app does and what comes from the cloud is not undoable.
 */
export type ChangeKind = 'do' | 'undo' | 'redo' | 'auto' | 'merge';

/** One change of the farm, ready to be logged. Its id is unique, so that a repeated write is recognised. */
export interface Change {
  readonly id: string;
  readonly kind: ChangeKind;
  /** In growers' words, as in "Undo: Delete order Saturday market". */
  readonly label: string;
  /** The farm's day of the change; undoing on another day plans the tasks again. */
  readonly day: IsoDate;
  readonly at: Millis;
  /** What changed, resolved to values: a later app version never replays old actions. */
  readonly patches: readonly DocumentPatch[];
}

/** A change with its place in the farm's log. Revisions have no gaps. */
export interface LogRow extends Change {
  readonly revision: number;
}
