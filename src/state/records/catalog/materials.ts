import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import type { Catalog, Material } from '#domain/catalog/catalog.ts';
import {
  bookDelivery,
  countStock,
  materialAmount,
} from '#domain/catalog/materials/material-stock.ts';
import { choosePrimarySoil } from '#domain/catalog/materials/primary-soil.ts';
import { linkSeedToVarieties, withSeedSetting } from '#domain/catalog/seeds/seed-of-variety.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { Quantity } from '#domain/units/unit.ts';
import { slug, dropById, recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { parseNumber } from '../../read/coerce.ts';
import { readUnit } from '../../read/read-unit.ts';
import { readMaterial } from '../../read/slices/read-materials.ts';
import {
  ofRecord,
  ofVariety,
  recordActions,
  actionRules,
  type RecordChange,
  type RecordName,
  changeRecord,
} from '../action-rules.ts';
import * as a from '../../schema/field.ts';
import { SEED_SETTING_FIELDS } from '../../schema/catalog.ts';
import { PayloadError, readChange, recordOf, textOf } from '../described-payload.ts';
import type { JsonRecord } from '../../document/json-record.ts';

interface StockOfMaterial extends RecordName {
  readonly quantity: Quantity;
}

/** Varieties whose seed this material is. */
interface MaybeSeed {
  readonly seedOf?: readonly string[] | undefined;
}

/**
 * Changes of raw materials, their stock, and the soil and seed settings. They throw a `UnitError` if an amount
 * doesn't convert to the stock's unit.
 *
 * A deleted material stays named in packaging and seed settings, which report it as missing.
 */
export const MATERIAL_ACTIONS = {
  ...recordActions('MATERIAL', {
    list: 'catalog/materials',
    called: 'material',
    read: (source, id): Material & MaybeSeed => readMaterial(source, id),
    payloads: { update: readPatch },
    newId: ({ name }) => `mat_${slug(name) || 'material'}`,
    add: (farm, { seedOf, ...typed }, moment, add) => {
      const added = add(farm, typed, moment);
      const { id = '' } = added.catalog.materials.at(-1) ?? {};
      return settle(added, { id, seedOf });
    },
    update: (farm, change, _moment, edit) => settle(edit(farm, change), change),
    drop: inCatalog(deleteMaterial),
  }),
  RECEIVE_STOCK: actionRules<StockOfMaterial>({
    payload: (source) => readAmount(source, (qty) => qty > 0, 'above 0'),
    ...ofRecord('catalog/materials', 'Receive'),
    run: (farm, { id, quantity }, { now }) =>
      changeRecord(farm, 'catalog/materials', id, (material) => {
        const after = bookDelivery(material, quantity, isoInstant(now));
        return isOrdered(farm, id) ? withReceived(after, quantity) : after;
      }),
  }),
  ADJUST_STOCK: actionRules({
    payload: readCount,
    ...ofRecord('catalog/materials', 'Adjust stock of'),
    run: countMaterial,
  }),
  /** The soil that trays are filled with, in place of the one before. */
  SET_PRIMARY_SOIL: actionRules<RecordName>({
    ...ofRecord('catalog/materials', 'Set primary soil'),
    run: inCatalog((catalog, { id }) =>
      isSoil(catalog, id) ? choosePrimarySoil(catalog, id) : catalog,
    ),
  }),
  SET_SEED_MATERIAL: actionRules({
    payload: { varietyId: a.neededText(), ...SEED_SETTING_FIELDS },
    ...ofVariety('Set seed of'),
    run: inCatalog((catalog, { varietyId, seedMaterialId, gramsPerTray }) =>
      withSeeds(
        catalog,
        withSeedSetting(catalog.seedsByVariety, varietyId, { seedMaterialId, gramsPerTray }),
      ),
    ),
  }),
};

function readPatch(source: JsonRecord): RecordChange<Material> & MaybeSeed {
  return {
    ...readChange(source),
    ...(Array.isArray(source.seedOf) && { seedOf: source.seedOf.map(String) }),
  };
}

export function readCount(source: JsonRecord): StockOfMaterial {
  return readAmount(source, (qty) => qty >= 0, 'of 0 or more');
}

function readAmount(
  source: JsonRecord,
  isAllowed: (qty: number) => boolean,
  range: string,
): StockOfMaterial {
  const quantity = recordOf(source, 'quantity');
  const qty = parseNumber(quantity.qty);
  const unit = readUnit(quantity.unit, null);
  if (qty === null || !isAllowed(qty)) throw new PayloadError(`needs a 'quantity.qty' ${range}.`);
  if (unit === null) throw new PayloadError("needs a unit in 'quantity.unit'.");
  return { id: textOf(source, 'id'), quantity: { qty, unit } };
}

function isOrdered({ purchases = [] }: FarmDocument, stockId: string): boolean {
  return purchases.some((one) => one.stockId === stockId && one.status === 'ORDERED');
}

/** How much came in is remembered where it may be what was ordered. */
function withReceived(material: Material, quantity: Quantity): Material {
  const receivedQty = roundUnits(materialAmount(material, quantity, material.stock.unit));
  return { ...material, meta: { ...material.meta, receivedQty } };
}

export function countMaterial(
  farm: FarmDocument,
  { id, quantity }: StockOfMaterial,
  { now }: ActionContext,
): FarmDocument {
  return changeRecord(farm, 'catalog/materials', id, (material) =>
    countStock(material, quantity, isoInstant(now)),
  );
}

/** The stock that a merge left out stands as if it was counted now; null when it is told in another unit. */
export function restoreStock(
  farm: FarmDocument,
  id: string,
  { qty, unit }: JsonRecord,
  moment: ActionContext,
): FarmDocument | null {
  const material = recordById(farm.catalog.materials, id);
  if (material === undefined || typeof qty !== 'number') return farm;
  if (unit !== material.stock.unit) return null;
  return countMaterial(farm, { id, quantity: { ...material.stock, qty } }, moment);
}

function inCatalog<P>(change: (catalog: Catalog, payload: P) => Catalog) {
  return (farm: FarmDocument, payload: P): FarmDocument => {
    const catalog = change(farm.catalog, payload);
    return catalog === farm.catalog ? farm : { ...farm, catalog };
  };
}

/** What follows from a saved material: the primary soil, and whose seed it is. */
function settleMaterial(catalog: Catalog, { id, seedOf }: RecordName & MaybeSeed): Catalog {
  const saved = recordById(catalog.materials, id);
  if (saved === undefined) return catalog;
  const settled = settlePrimarySoil(catalog, saved);
  return seedOf === undefined
    ? settled
    : withSeeds(settled, linkSeedToVarieties(settled.seedsByVariety, id, seedOf));
}

const settle = inCatalog(settleMaterial);

function deleteMaterial(catalog: Catalog, { id }: RecordName): Catalog {
  const materials = dropById(catalog.materials, id);
  if (materials === catalog.materials) return catalog;
  return choosePrimarySoil({ ...catalog, materials }, catalog.soilConfig.soilMaterialId);
}

/** A soil saved as primary replaces the previous one; other materials can't be primary. */
function settlePrimarySoil(catalog: Catalog, saved: Material): Catalog {
  const { soilMaterialId } = catalog.soilConfig;
  if (saved.isPrimarySoil && isSoil(catalog, saved.id)) return choosePrimarySoil(catalog, saved.id);
  return choosePrimarySoil(catalog, soilMaterialId === saved.id ? null : soilMaterialId);
}

function isSoil(catalog: Catalog, id: string): boolean {
  return recordById(catalog.materials, id)?.type === 'soil';
}

function withSeeds(catalog: Catalog, seedsByVariety: Catalog['seedsByVariety']): Catalog {
  return seedsByVariety === catalog.seedsByVariety ? catalog : { ...catalog, seedsByVariety };
}
