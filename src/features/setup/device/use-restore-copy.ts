import { backupFileName } from '#state/backup/backup-file-name.ts';
import { writeBackup } from '#state/backup/write-backup.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { CopyInfo } from '#state/ports/document-storage.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { downloadText } from '#ui/csv/csv.ts';
import { instantDay } from '#ui/instant-label.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { FarmAction } from '#state/records/farm-action.ts';

const UNREADABLE = 'This copy cannot be read. Nothing was changed.';

/** Puts a copy in the place of the farm, after a question; the toast offers to bring the farm back. */
export function useRestoreCopy(): (copy: CopyInfo, label: string) => void {
  const confirm = useConfirm();
  const read = useReadCopy();
  const perform = usePerform();
  const undoLast = useUndoLast();
  const restore = async (copy: CopyInfo, label: string) => {
    const isSure = await confirm(`Restore the backup of ${label}?`, {
      confirm: 'Restore',
      detail: 'This replaces the whole farm. A copy of the current farm is saved first.',
    });
    const farm = isSure ? await read(copy) : null;
    if (farm === null) return;
    perform(restoring(farm));
    toast.success('Backup restored.', { undo: undoLast() });
  };
  return (copy, label) => void restore(copy, label);
}

export function useDownloadCopy(): (copy: CopyInfo) => void {
  const read = useReadCopy();
  const download = async (copy: CopyInfo) => {
    const farm = await read(copy);
    if (farm !== null) downloadCopy(farm, copy);
  };
  return (copy) => void download(copy);
}

/** Hands a copy to the browser as a backup file of the day on which it was made. */
export function downloadCopy(farm: FarmDocument, { at }: Pick<CopyInfo, 'at'>): void {
  const moment = new Date(at).toISOString();
  const name = backupFileName(farm, instantDay(moment) ?? moment.slice(0, 10));
  downloadText(name, writeBackup(farm, moment), 'application/json');
}

/** A copy, or null after it was said that it cannot be read. */
function useReadCopy(): (copy: CopyInfo) => Promise<FarmDocument | null> {
  const { storage } = useFarmStore().world;
  return async ({ id }) => {
    const farm = await storage.readCopy(id).catch(() => null);
    if (farm === null) toast.error(UNREADABLE);
    return farm;
  };
}

/** The action that puts a copy in the place of the farm; when the farm was written stays its own. */
export function restoring(copy: FarmDocument): FarmAction {
  const { meta: _, ...slices } = copy;
  return { type: 'LOAD_DATA_SLICES', payload: { slices, fromCopy: true } };
}
