import type { IsoDate, Millis } from '#domain/calendar/iso-date.ts';
import type { DocumentPatch } from './document-patch.ts';

/** Source of a change: a person, an undo or redo, the app itself, or the cloud; the last two can't be undone. */
export type ChangeKind = 'do' | 'undo' | 'redo' | 'auto' | 'merge';

/** One change of the farm, ready for the log. Its id is unique, so repeated writes are detected. */
export interface Change {
  readonly id: string;
  readonly kind: ChangeKind;
  /** In growers' words, as in "Undo: Delete order Saturday market". */
  readonly label: string;
  /** The farm's day of the change; undoing on another day plans the tasks again. */
  readonly day: IsoDate;
  readonly at: Millis;
  /** The change as values, so a later app version never replays old actions. */
  readonly patches: readonly DocumentPatch[];
}

/** A change with its place in the farm's log. Revisions have no gaps. */
export interface LogRow extends Change {
  readonly revision: number;
}
