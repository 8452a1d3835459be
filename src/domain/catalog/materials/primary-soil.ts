import type { Catalog } from '../catalog.ts';

/**
 * The catalog with one soil as the one that trays are filled with, or with none.
 *
 * The soil setting and the mark of the soil itself always say the same; a material that is no soil
 * is never chosen. Gives the same catalog back when nothing changes.
 */
export function choosePrimarySoil(catalog: Catalog, materialId: string | null): Catalog {
  const isSoil = catalog.materials.some(({ id, type }) => id === materialId && type === 'soil');
  const primaryId = isSoil ? materialId : null;
  const inStep =
    catalog.soilConfig.soilMaterialId === primaryId &&
    catalog.materials.every(({ id, isPrimarySoil }) => isPrimarySoil === (id === primaryId));
  if (inStep) return catalog;
  return {
    ...catalog,
    soilConfig: { ...catalog.soilConfig, soilMaterialId: primaryId },
    materials: catalog.materials.map((material) =>
      material.isPrimarySoil === (material.id === primaryId)
        ? material
        : { ...material, isPrimarySoil: material.id === primaryId },
    ),
  };
}
