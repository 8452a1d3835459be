import { useState } from 'react';
import { importBackup } from '#state/store/import-backup.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import type { Timers } from '#state/ports/environment.ts';
import { toast } from '#ui/toasts/toast.ts';
import { farmContents } from './farm-contents.ts';
import { readTextFile } from './read-text-file.ts';
import type { ImportRemarks } from '#state/backup/import-remarks.ts';
import { formatCount } from '#ui/format.ts';

export type ImportProgress =
  | { readonly phase: 'idle' }
  | { readonly phase: 'reading'; readonly fileName: string }
  | {
      readonly phase: 'done';
      readonly fileName: string;
      readonly contents: string;
      /** The logo of the file was left out. */
      readonly isWithoutLogo: boolean;
      /** What had to be read otherwise, or not at all; '' when nothing had. */
      readonly remarks: string;
    };

/** Loads a backup file into the farm. On any failure the farm stays as it was. */
export function useImportBackup() {
  const store = useFarmStore();
  const [progress, setProgress] = useState<ImportProgress>({ phase: 'idle' });

  const importFile = async (file: File) => {
    setProgress({ phase: 'reading', fileName: file.name });
    try {
      const text = await readTextFile(file);
      await painted();
      const { slices, isWithoutLogo, remarks, undo } = await importBackup(store, text, painted);
      await Promise.race([store.settled(), timeout(store.world.timers)]);
      store.world.device.rememberBackupFile(store.world.clock.now());
      setProgress({
        phase: 'done',
        fileName: file.name,
        contents: farmContents(slices),
        isWithoutLogo,
        remarks: remarkText(remarks),
      });
      toast.success('Backup imported.', {
        undo: () => {
          setProgress({ phase: 'idle' });
          return undo();
        },
      });
    } catch (error) {
      setProgress({ phase: 'idle' });
      toast.error(`Import failed: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  };
  return { progress, importFile };
}

/** A disk that takes longer is not waited for; the page says by itself what is not saved yet. */
const TIMEOUT_MS = 5000;

function timeout(timers: Timers): Promise<void> {
  return new Promise((resolve) => {
    timers.after(TIMEOUT_MS, resolve);
  });
}

/** Lets the screen show how far the work has come before the next long step of it. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** What an import had to read otherwise or leave out, in sentences; '' when there is nothing to tell. */
export function remarkText({ unnamedVarieties, undatedTasks }: ImportRemarks): string {
  const unnamed = formatCount(unnamedVarieties.length, 'variety', 'varieties');
  return [
    unnamedVarieties.length > 0 &&
      `${unnamed} had no name and now ${unnamedVarieties.length === 1 ? 'uses its' : 'use their'} ID: ${unnamedVarieties.join(', ')}.`,
    undatedTasks > 0 &&
      `${formatCount(undatedTasks, 'task')} skipped because ${undatedTasks === 1 ? 'its' : 'their'} date can’t be read.`,
  ]
    .filter(Boolean)
    .join(' ');
}
