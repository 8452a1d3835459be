import { type Material, type MaterialMeta, type SoilAmount } from '#domain/catalog/catalog.ts';
import {
  usualStockUnit,
  MATERIAL_TYPE_LABELS,
  type MaterialType,
} from '#domain/catalog/materials/material-types.ts';
import { keysOf } from '#domain/records/lists.ts';
import type { Quantity, Unit } from '#domain/units/unit.ts';
import { MATERIALS, MATERIAL_META } from '../../schema/catalog.ts';
import { readChoice, readPositive, readText } from '../coerce.ts';
import { readObject, readRecord } from '../read-record.ts';
import { readRecords } from '../read-records.ts';
import { readQuantity, readUnit } from '../read-unit.ts';
import { asRecord, isRecord, type JsonRecord } from '../../document/json-record.ts';

/** Other spellings of the sheets labels are printed on. */
const LABEL_SHEET_ALIASES = ['label sheet', 'labelSheet', 'label'] as const;

/** Reads the materials; the chosen soil counts if the farm has it, else the first soil marked primary. */
export function readMaterials(value: unknown, chosenSoil: unknown) {
  const materials = readRecords(value, 'mat', readMaterial);
  const soils = materials.filter(({ type }) => type === 'soil');
  const primary =
    soils.find(({ id }) => id === readText(chosenSoil)) ??
    soils.find(({ isPrimarySoil }) => isPrimarySoil);
  const primarySoilId = primary?.id ?? null;
  return {
    materials: materials.map((material) => ({
      ...material,
      isPrimarySoil: material.id === primarySoilId,
    })),
    primarySoilId,
  };
}

export function readMaterial(source: JsonRecord, id: string): Material {
  const meta = asRecord(source.meta);
  const purchaseUnit = readUnit(
    source.purchaseUnit,
    readUnit(asRecord(meta.packSize).unit, 'each'),
  );
  const stock = readStock(source.stock ?? meta.stock, purchaseUnit);
  return readRecord(MATERIALS, source, id, {
    type: readMaterialType(source.type),
    purchaseUnit,
    stock,
    meta: readMeta(meta, stock),
  });
}

function readMaterialType(value: unknown): MaterialType {
  const alias = readChoice(value, LABEL_SHEET_ALIASES, null);
  return alias === null ? readChoice(value, keysOf(MATERIAL_TYPE_LABELS), 'other') : 'label_sheet';
}

/** Stock without a unit counts in the purchase unit; goods bought by the case are counted singly. */
function readStock(value: unknown, purchaseUnit: Unit): Quantity {
  const unit = usualStockUnit(purchaseUnit);
  return readQuantity(value, unit) ?? { qty: 0, unit };
}

function readMeta(source: JsonRecord, stock: Quantity): MaterialMeta {
  const packSize = isRecord(source.packSize) ? source.packSize.qty : source.packSize;
  return readObject(MATERIAL_META, source, {
    packSize: readPositive(packSize, undefined),
    reorder: readQuantity(source.reorder, stock.unit) ?? undefined,
    avgSoilPerTray: readSoilAmount(source.avgSoilPerTray),
    // Other tools read the stock here; where it came in it keeps showing the same amount.
    stock: source.stock === undefined || source.stock === null ? undefined : stock,
  });
}

/** Reads soil per tray, in pounds if there is no unit. An unknown unit isn't taken for pounds. */
function readSoilAmount(value: unknown): SoilAmount | undefined {
  const amount = readQuantity(value, 'lb');
  if (amount === null) return undefined;
  const named = isRecord(value) ? readText(value.unit) : '';
  return named === '' || readUnit(named, null) !== null ? amount : { ...amount, unit: named };
}
