import type { Millis } from '#domain/calendar/iso-date.ts';

export interface FolderCopy {
  readonly name: string;
  readonly at: Millis;
  /** `meta.lastWriteAt` of the farm in it. */
  readonly lastWriteAt: Millis;
}

/** The folder chosen on this device, and its backups since, oldest first. */
export interface ChosenFolder {
  readonly name: string;
  readonly copies: readonly FolderCopy[];
}

/** Why the folder cannot be written to: not allowed now, no longer there, no room, or something else. */
export type FolderProblem = 'not-allowed' | 'gone' | 'full' | 'failed';

export class FolderError extends Error {
  override readonly name = 'FolderError';
  readonly problem: FolderProblem;

  constructor(problem: FolderProblem, cause: unknown) {
    super('The folder for copies could not be written to', { cause });
    this.problem = problem;
  }
}

/** A folder of this computer that the grower has chosen, for every account. It rejects with a `FolderError`. */
export interface BackupFolder {
  /** Lets the grower choose a folder, right after a press; false when they chose none. */
  choose(): Promise<boolean>;
  /** Null while none is chosen. */
  chosen(): Promise<ChosenFolder | null>;
  /** Writes nothing there any more; the files stay. */
  forget(): Promise<void>;
  /** Whether the browser allows writing there now. Doesn't ask the user. */
  mayWrite(): Promise<boolean>;
  /** Asks the grower for that, right after a press. */
  askToWrite(): Promise<boolean>;
  /** Writes a new file, whole or not at all. Where its name is taken, a number is added: no file is written over. */
  write(copy: FolderCopy, text: string): Promise<void>;
  /** Removes a file written there. A missing file is no error. */
  remove(copy: FolderCopy): Promise<void>;
}
