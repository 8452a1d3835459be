import { soilShareOf, traySizeOf } from '#domain/catalog/tray-size.ts';
import type { CostBook } from './cost-book.ts';

/** Cost of growing one tray: seed, soil and overhead per tray, by its size. Unrounded dollars. */
export function trayCost(book: CostBook, varietyId: string): number {
  const { seed, soil, overhead } = book;
  const size = traySizeOf(book, book.varieties.get(varietyId) ?? {});
  const dollars = seed.get(varietyId)?.dollars ?? 0;
  return dollars + soil.dollars * soilShareOf(size) + overhead.allPerTray * size.slotShare;
}
