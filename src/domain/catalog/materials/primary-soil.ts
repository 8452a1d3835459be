import { mapRecords } from '#domain/records/change-records.ts';
import type { Catalog } from '../catalog.ts';

/**
 * Sets or clears the primary soil. The setting and the mark on the material always agree; only a soil can be
 * chosen. The same catalog if nothing changes.
 */
export function choosePrimarySoil(catalog: Catalog, materialId: string | null): Catalog {
  const isSoil = catalog.materials.some(({ id, type }) => id === materialId && type === 'soil');
  const primaryId = isSoil ? materialId : null;
  const { soilConfig } = catalog;
  const materials = mapRecords(catalog.materials, (material) => {
    const isPrimarySoil = material.id === primaryId;
    return material.isPrimarySoil === isPrimarySoil ? material : { ...material, isPrimarySoil };
  });
  return materials === catalog.materials && soilConfig.soilMaterialId === primaryId
    ? catalog
    : { ...catalog, soilConfig: { ...soilConfig, soilMaterialId: primaryId }, materials };
}
