import type { Packaging } from '#domain/catalog/catalog.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readRecord } from '../normalise/read-record.ts';
import { PACKAGING } from '../schema/catalog.ts';
import type { PackagingAction } from './catalog-action.ts';
import { withCatalogPart } from './change-catalog.ts';
import { freeId, patchById } from '#domain/records/change-records.ts';
import { dropRecord } from '../schema/references/drop-references.ts';

/**
 * Changes of the packages that orders go out in.
 *
 * A saved package is read like one from a file: an empty fill is none, inserts and labels count at
 * least 1. What a package is made of may be missing, and a package in use may go; costs say so.
 */
export function reducePackaging(document: FarmDocument, action: PackagingAction): FarmDocument {
  const { packaging } = document.catalog;
  switch (action.type) {
    case 'ADD_PACKAGING': {
      const id = freeId(action.payload.id || 'pkg', packaging);
      const added = savedPackage({ ...action.payload, id });
      return withCatalogPart(document, 'packaging', [...packaging, added]);
    }
    case 'UPDATE_PACKAGING': {
      const { id, patch } = action.payload;
      const changed = patchById(packaging, id, patch, savedPackage);
      return withCatalogPart(document, 'packaging', changed);
    }
    case 'DELETE_PACKAGING':
      return dropRecord(document, 'catalog/packaging', action.payload.id);
  }
}

function savedPackage(typed: Packaging): Packaging {
  return readRecord(PACKAGING, { ...typed, name: typed.name.trim() }, typed.id);
}
