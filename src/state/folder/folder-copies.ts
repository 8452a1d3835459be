import type { Millis } from '#domain/calendar/iso-date.ts';
import { oneAfterTheOther } from '#domain/records/one-after-the-other.ts';
import { observableState } from '../ports/emitter.ts';
import { untilNextCopy } from '../backup/copy-rotation.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { BackupFolder, ChosenFolder, FolderProblem } from '../ports/backup-folder-port.ts';
import { FolderError } from '../ports/backup-folder-port.ts';

interface FolderStatus {
  readonly isPossible: boolean;
  /** Null while none is chosen, or it is not yet known. */
  readonly folder: { readonly name: string; readonly newestAt: Millis | null } | null;
  /** Why the last copy, or the next one, does not reach the folder. */
  readonly problem: FolderProblem | null;
}

export interface FolderCopies {
  readonly status: () => FolderStatus;
  readonly onChange: (listener: () => void) => () => void;
  /** Lets the grower choose the folder, and writes the first copy. Only right after a press. Never rejects. */
  readonly choose: () => Promise<void>;
  /** Asks the grower to let the app write there again. Only right after a press. Never rejects. */
  readonly allow: () => Promise<void>;
  /** Writes no more copies; those that are there stay. Never rejects. */
  readonly stop: () => Promise<void>;
  /** Looks at the folder, and copies a farm that has changed: now, or when a quarter of an hour is over. */
  readonly look: () => void;
  readonly close: () => void;
}

type FolderParts = Pick<
  FarmEnvironment,
  'clock' | 'timers' | 'logger' | 'device' | 'backupFolder'
> & {
  readonly farm: () => FarmDocument;
};

/** A start has more urgent things to do. */
const FIRST_LOOK_MS: Millis = 3_000;

const UNKNOWN: FolderStatus = { isPossible: true, folder: null, problem: null };
const IMPOSSIBLE: FolderStatus = { ...UNKNOWN, isPossible: false };

/** Writes this tab's automatic backups. Nothing waits for them; failures are only reported. */
export function createFolderCopies(parts: FolderParts): FolderCopies {
  const { backupFolder } = parts;
  return backupFolder === null ? NO_FOLDER : copiesIn(backupFolder, parts);
}

const NO_FOLDER: FolderCopies = {
  status: () => IMPOSSIBLE,
  onChange: () => () => undefined,
  choose: async () => undefined,
  allow: async () => undefined,
  stop: async () => undefined,
  look: () => undefined,
  close: () => undefined,
};

function shownStatus() {
  const shown = observableState(UNKNOWN);
  return {
    ...shown,
    emit(chosen: ChosenFolder | null, problem: FolderProblem | null): void {
      const newestAt = chosen?.copies.at(-1)?.at ?? null;
      const folder = chosen && { name: chosen.name, newestAt };
      shown.change({ folder, problem: chosen && problem });
    },
  };
}

async function copied(
  folder: BackupFolder,
  farm: FarmDocument,
  parts: FolderParts,
): Promise<ChosenFolder | null> {
  const { writeCopy } = await import('./write-copy.ts');
  await writeCopy(folder, farm, parts);
  return folder.chosen();
}

/** How long until the farm is copied; null where the newest copy has all of it. */
function untilDue({ copies }: ChosenFolder, farm: FarmDocument, now: Millis): Millis | null {
  const newest = copies.at(-1);
  if (newest?.lastWriteAt === farm.meta.lastWriteAt) return null;
  return untilNextCopy(newest?.at ?? null, now);
}

function copiesIn(folder: BackupFolder, parts: FolderParts): FolderCopies {
  const { clock, timers, logger } = parts;
  const shown = shownStatus();
  let cancelNext = (): void => undefined;
  let isClosed = false;
  // So that no two copies are decided on at once.
  const turn = oneAfterTheOther();
  const inTurn = (work: () => Promise<void>) =>
    turn(async () => {
      if (isClosed) return;
      try {
        await work();
      } catch (cause) {
        logger.error('The farm was not copied into the folder', cause);
        const problem = cause instanceof FolderError ? cause.problem : 'failed';
        shown.emit(await folder.chosen().catch(() => null), problem);
      }
    });

  async function copyIfDue(): Promise<void> {
    const chosen = await folder.chosen().catch(() => undefined);
    // Without a network, the part that knows the folder may not be there yet: the next change asks again.
    if (chosen === undefined) return;
    if (chosen === null) return shown.emit(null, null);
    if (!(await folder.mayWrite())) return shown.emit(chosen, 'not-allowed');
    const farm = parts.farm();
    const wait = untilDue(chosen, farm, clock.now());
    if (wait === null) return shown.emit(chosen, null);
    if (wait === 0) return shown.emit(await copied(folder, farm, parts), null);
    cancelNext();
    cancelNext = timers.after(wait, () => void inTurn(copyIfDue));
    return shown.emit(chosen, null);
  }

  cancelNext = timers.after(FIRST_LOOK_MS, () => void inTurn(copyIfDue));

  return {
    status: shown.now,
    onChange: shown.onChange,
    choose: () =>
      inTurn(async () => {
        if (await folder.choose()) shown.emit(await copied(folder, parts.farm(), parts), null);
      }),
    allow: () =>
      inTurn(async () => {
        await folder.askToWrite();
        await copyIfDue();
      }),
    stop: () =>
      inTurn(async () => {
        cancelNext();
        await folder.forget();
        shown.emit(null, null);
      }),
    look: () => void inTurn(copyIfDue),
    close() {
      isClosed = true;
      cancelNext();
    },
  };
}
