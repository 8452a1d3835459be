import { traysOverOwned } from '#domain/trays/missing-trays.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** Whether the dashboard may have to tell of trays that nobody has counted, or of invoices. */
export function selectHasNotices(farm: FarmDocument): boolean {
  return farm.invoices !== undefined || traysOverOwned(farm) > 0;
}
