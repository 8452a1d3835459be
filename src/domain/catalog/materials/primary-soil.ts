import type { Catalog } from '../catalog.ts';

/**
 * Sets or clears the primary soil that trays are filled with.
 *
 * The soil setting and the mark on the material always agree. Only a soil can be chosen.
 *
 * @returns The same catalog if nothing changes.
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
