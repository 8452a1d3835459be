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

/** What can be done with a copy, which is read for it; one that cannot be read is told of, and nothing happens. */
export function useCopy(copy: CopyInfo) {
  const { storage } = useFarmStore().world;
  const confirm = useConfirm();
  const perform = usePerform();
  const undoLast = useUndoLast();
  const withCopy = async (act: (farm: FarmDocument) => void) => {
    const farm = await storage.readCopy(copy.id).catch(() => null);
    if (farm === null) toast.error(UNREADABLE);
    else act(farm);
  };
  return {
    /** Puts it in the place of the farm, after a question; the toast offers to bring the farm back. */
    restore: async (label: string) => {
      const isSure = await confirm(`Restore the backup of ${label}?`, {
        confirm: 'Restore',
        detail: 'This replaces the whole farm. A copy of the current farm is saved first.',
      });
      if (!isSure) return;
      await withCopy((farm) => {
        perform(restoring(farm));
        toast.success('Backup restored.', { undo: undoLast() });
      });
    },
    download: () => withCopy((farm) => downloadCopy(farm, copy)),
  };
}

/** Hands a copy to the browser as a backup file of the day on which it was made. */
export function downloadCopy(farm: FarmDocument, { at }: Pick<CopyInfo, 'at'>): void {
  const moment = new Date(at).toISOString();
  const name = backupFileName(farm, instantDay(moment) ?? moment.slice(0, 10));
  downloadText(name, writeBackup(farm, moment), 'application/json');
}

/** The action that puts a copy in the place of the farm; when the farm was written stays its own. */
export function restoring(copy: FarmDocument): FarmAction {
  const { meta: _, ...slices } = copy;
  return { type: 'LOAD_DATA_SLICES', payload: { slices, fromCopy: true } };
}
