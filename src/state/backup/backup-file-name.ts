import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { slug } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const PRODUCT_NAME = 'Microgreens Manager';

/** Name of a backup file, like `green-acres-backup-2026-11-20.json`, after the title in the settings. */
export function backupFileName(document: Pick<FarmDocument, 'settings'>, today: IsoDate): string {
  const title = slug(document.settings.brand.title) || slug(PRODUCT_NAME);
  return `${title}-backup-${today}.json`;
}
