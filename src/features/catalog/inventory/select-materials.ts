import type { Catalog } from '#domain/catalog/catalog.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';

/** The raw materials of the farm. */
export function selectMaterials(farm: FarmDocument): Catalog['materials'] {
  return farm.catalog.materials;
}
