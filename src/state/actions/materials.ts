import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { Catalog, Material } from '#domain/catalog/catalog.ts';
import { bookDelivery, countStock } from '#domain/catalog/materials/material-stock.ts';
import { choosePrimarySoil } from '#domain/catalog/materials/primary-soil.ts';
import { tieSeed, withSeedSetting } from '#domain/catalog/seeds/seed-of-variety.ts';
import { slug } from '#domain/catalog/varieties/slug.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readMaterial } from '../normalise/read-materials.ts';
import {
  changeById,
  dropById,
  freeId,
  patchById,
  recordById,
} from '#domain/records/change-records.ts';
import type { MaterialAction } from './farm-action.ts';

/**
 * Changes of raw materials, their stock, and what soil and seed they are.
 *
 * A deleted material stays named in packages and seed settings: they say that it is missing.
 *
 * @throws UnitError when an amount cannot be told in the unit of the stock.
 */
export function reduceMaterials(
  document: FarmDocument,
  action: MaterialAction,
  atISO: IsoInstant,
): FarmDocument {
  const catalog = changeCatalog(document.catalog, action, atISO);
  return catalog === document.catalog ? document : { ...document, catalog };
}

function changeCatalog(catalog: Catalog, action: MaterialAction, atISO: IsoInstant): Catalog {
  switch (action.type) {
    case 'ADD_MATERIAL':
      return addMaterial(catalog, action.payload);
    case 'UPDATE_MATERIAL':
      return updateMaterial(catalog, action.payload);
    case 'DELETE_MATERIAL':
      return deleteMaterial(catalog, action.payload.id);
    case 'RECEIVE_STOCK':
      return changeMaterial(catalog, action.payload.id, (material) =>
        bookDelivery(material, action.payload.quantity, atISO),
      );
    case 'ADJUST_STOCK':
      return changeMaterial(catalog, action.payload.id, (material) =>
        countStock(material, action.payload.quantity, atISO),
      );
    case 'SET_PRIMARY_SOIL':
      return isSoil(catalog, action.payload.id)
        ? choosePrimarySoil(catalog, action.payload.id)
        : catalog;
    case 'SET_SEED_MATERIAL': {
      const { varietyId, seedMaterialId, gramsPerTray } = action.payload;
      const setting = { seedMaterialId, gramsPerTray };
      return withSeeds(catalog, withSeedSetting(catalog.seedsByVariety, varietyId, setting));
    }
  }
}

type AddPayload = Extract<MaterialAction, { type: 'ADD_MATERIAL' }>['payload'];
type UpdatePayload = Extract<MaterialAction, { type: 'UPDATE_MATERIAL' }>['payload'];

function addMaterial(catalog: Catalog, { seedOf, ...typed }: AddPayload): Catalog {
  const id = freeId(typed.id || `mat_${slug(typed.name) || 'material'}`, catalog.materials);
  const material = savedMaterial({ ...typed, id });
  const materials = [...catalog.materials, material];
  return tied(settlePrimarySoil({ ...catalog, materials }, material), id, seedOf);
}

function updateMaterial(catalog: Catalog, { id, patch, seedOf }: UpdatePayload): Catalog {
  const materials = patchById(catalog.materials, id, patch, savedMaterial);
  const saved = recordById(materials, id);
  if (saved === undefined) return catalog;
  return tied(settlePrimarySoil({ ...catalog, materials }, saved), id, seedOf);
}

function deleteMaterial(catalog: Catalog, id: string): Catalog {
  const materials = dropById(catalog.materials, id);
  if (materials === catalog.materials) return catalog;
  return choosePrimarySoil({ ...catalog, materials }, catalog.soilConfig.soilMaterialId);
}

function changeMaterial(
  catalog: Catalog,
  id: string,
  change: (material: Material) => Material,
): Catalog {
  const materials = changeById(catalog.materials, id, change);
  return materials === catalog.materials ? catalog : { ...catalog, materials };
}

/** A soil saved as the primary one takes the place of the one before; what is no soil gives it up. */
function settlePrimarySoil(catalog: Catalog, saved: Material): Catalog {
  const { soilMaterialId } = catalog.soilConfig;
  if (saved.isPrimarySoil && isSoil(catalog, saved.id)) return choosePrimarySoil(catalog, saved.id);
  return choosePrimarySoil(catalog, soilMaterialId === saved.id ? null : soilMaterialId);
}

function isSoil(catalog: Catalog, id: string): boolean {
  return recordById(catalog.materials, id)?.type === 'soil';
}

function tied(catalog: Catalog, id: string, seedOf: readonly string[] | undefined): Catalog {
  return seedOf === undefined
    ? catalog
    : withSeeds(catalog, tieSeed(catalog.seedsByVariety, id, seedOf));
}

function withSeeds(catalog: Catalog, seedsByVariety: Catalog['seedsByVariety']): Catalog {
  return seedsByVariety === catalog.seedsByVariety ? catalog : { ...catalog, seedsByVariety };
}

function savedMaterial(material: Material): Material {
  return readMaterial({ ...material, name: material.name.trim() }, material.id);
}
