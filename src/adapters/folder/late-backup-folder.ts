import type { BackupFolder } from '#state/ports/backup-folder-port.ts';
import { late } from '../late.ts';
import type { FolderPicker } from './folder-picker.ts';
import { browserFolderPicker } from './folder-picker.ts';

/**
 * The folder that a user of this browser has chosen, see `browserBackupFolder`, which is loaded with the first
 * question; null where browsers cannot write into folders.
 *
 * @param pick - Takes the place of the browser's window, for tests.
 */
export function lateBackupFolder(
  userKey: string,
  pick: FolderPicker | null = browserFolderPicker(),
): BackupFolder | null {
  if (pick === null) return null;
  return late(async () => {
    const { browserBackupFolder } = await import('./browser-backup-folder.ts');
    return browserBackupFolder(userKey, pick);
  });
}
