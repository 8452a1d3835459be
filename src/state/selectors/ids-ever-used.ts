import { uniqueSlug } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { idsEverUsed } from '../records/deletes/ids-ever-used.ts';

/** Ids of varieties that a new one may not have: also those of deleted ones. */
export function selectVarietyIdsEverUsed(farm: FarmDocument): ReadonlySet<string> {
  return idsEverUsed(farm, 'varieties');
}

export function newVarietyId(farm: FarmDocument, name: string): string {
  return uniqueSlug(name, selectVarietyIdsEverUsed(farm));
}

/** Ids of products that a new one may not have: also those of deleted ones. */
export function selectProductIdsEverUsed(farm: FarmDocument): ReadonlySet<string> {
  return idsEverUsed(farm, 'products');
}
