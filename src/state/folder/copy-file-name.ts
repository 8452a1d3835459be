import { backupFileName } from '../backup/backup-file-name.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/**
 * Name of a copy in a folder, like `green-acres-backup-2026-11-20-0815.json`, after the title in the
 * settings.
 *
 * @param time - The device's own time, as `Clock` tells it.
 */
export function copyFileName(document: Pick<FarmDocument, 'settings'>, time: string): string {
  const [day = '', hours = ''] = time.split('T');
  return backupFileName(document, `${day}-${hours.replace(':', '')}`);
}
