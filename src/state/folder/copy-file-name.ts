import { backupFileName } from '../backup/backup-file-name.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/**
 * Name of a backup in a folder, like `green-acres-backup-2026-11-20-0815.json`, from the title in settings.
 *
 * @param time - The device's local time, from `Clock`.
 */
export function copyFileName(document: Pick<FarmDocument, 'settings'>, time: string): string {
  const [day = '', hours = ''] = time.split('T');
  return backupFileName(document, `${day}-${hours.replace(':', '')}`);
}
