import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { BackupFile, FarmDocument } from '../document/farm-document.ts';
import { withoutIdentity } from '../document/google-identity.ts';

/** A farm as the text of a backup file. It carries no sign-in. */
export function writeBackup(document: FarmDocument, exportedAt: IsoInstant): string {
  const backup: BackupFile = {
    app: 'microgreens-manager',
    version: 2,
    exportedAt,
    state: { ...document, settings: withoutIdentity(document.settings) },
  };
  return JSON.stringify(backup);
}
