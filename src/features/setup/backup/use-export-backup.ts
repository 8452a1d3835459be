import { useCallback } from 'react';
import { backupFileName } from '#state/backup/backup-file-name.ts';
import { writeBackup } from '#state/backup/write-backup.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { downloadText } from '#ui/csv/csv.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Hands the whole farm to the browser as a backup file, whatever state the device's storage is in. */
export function useExportBackup(): () => void {
  const { state, world } = useFarmStore();
  return useCallback(() => {
    const { document, today } = state();
    try {
      const text = writeBackup(document, new Date(world.clock.now()).toISOString());
      downloadText(backupFileName(document, today), text, 'application/json');
      world.device.rememberBackupFile(world.clock.now());
    } catch (error) {
      toast.error(`Export failed: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  }, [state, world]);
}
