import type { Catalog } from '#domain/catalog/catalog.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The farm with one part of its catalog replaced; the same farm when that part stays. */
export function withCatalogPart<K extends keyof Catalog>(
  document: FarmDocument,
  part: K,
  value: Catalog[K],
): FarmDocument {
  if (value === document.catalog[part]) return document;
  return { ...document, catalog: { ...document.catalog, [part]: value } };
}
