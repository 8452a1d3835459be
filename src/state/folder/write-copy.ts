import { backupFileName } from '../backup/backup-file-name.ts';
import { keptInRotation } from '../backup/copy-rotation.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { BackupFolder } from '../ports/backup-folder-port.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';

/** Writes the farm into the folder, and removes the copies that have had their time. */
export async function writeCopy(
  folder: BackupFolder,
  farm: FarmDocument,
  { clock, device, logger }: Pick<FarmEnvironment, 'clock' | 'device' | 'logger'>,
): Promise<void> {
  const now = clock.now();
  const name = copyFileName(farm, clock.localTime(now));
  const { lastWriteAt } = farm.meta;
  const text = writeBackup(farm, new Date(now).toISOString());
  await folder.write({ name, at: now, lastWriteAt }, text);
  device.rememberBackupFile(now);
  const newestFirst = (await folder.chosen())?.copies.toReversed() ?? [];
  const kept = keptInRotation(newestFirst, (at) => clock.localTime(at).slice(0, 10));
  for (const outdated of newestFirst.filter((each) => !kept.includes(each))) {
    await folder.remove(outdated).catch((cause: unknown) => {
      // The copy itself is there: the old one goes when the next one comes.
      logger.error('An old copy could not be removed from the folder', cause);
    });
  }
}

/**
 * Name of a backup in a folder, like `green-acres-backup-2026-11-20-0815.json`, from the title in settings.
 *
 * @param time - The device's local time, from `Clock`.
 */
function copyFileName(document: Pick<FarmDocument, 'settings'>, time: string): string {
  const [day = '', hours = ''] = time.split('T');
  return backupFileName(document, `${day}-${hours.replace(':', '')}`);
}
