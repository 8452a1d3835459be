import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { BackupFile, FarmDocument } from '../document/farm-document.ts';
import { withoutIdentity } from '../document/sendable-farm.ts';
import { writeJsonChunks } from './json-lines.ts';

/** A farm as the text of a backup file. It carries no sign-in. */
export function writeBackup(document: FarmDocument, exportedAt: IsoInstant): string {
  const head: Omit<BackupFile, 'state'> = { app: 'microgreens-manager', version: 2, exportedAt };
  const state: BackupFile['state'] = {
    ...document,
    settings: withoutIdentity(document.settings),
  };
  return `${JSON.stringify(head).slice(0, -1)},"state":${[...writeJsonChunks(state)].join('')}}`;
}
