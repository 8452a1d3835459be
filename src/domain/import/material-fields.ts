import { MATERIAL_HEAD } from './file-heads.ts';
import type { Material, MaterialMeta, MaterialType } from '#domain/catalog/catalog.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-stock.ts';
import { materialTypeLabel } from '#domain/catalog/materials/material-types.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { readUnitName, type Unit } from '#domain/units/unit.ts';
import {
  cellProblem,
  readCellChoice,
  readCellNumber,
  readCellQuantity,
  readCellUnit,
} from './import-cells.ts';
import { type ImportCell, type ImportField, nameField } from './import-field.ts';

type MaterialField = ImportField<Material>;

const wordsOf = (type: MaterialType, ...more: readonly string[]) => [
  materialTypeLabel(type),
  ...more,
];

const TYPE_WORDS: Readonly<Record<MaterialType, readonly string[]>> = {
  container: wordsOf('container', 'containers', 'clamshell'),
  insert: wordsOf('insert', 'inserts'),
  label_sheet: wordsOf('label_sheet', 'label sheets', 'label', 'labels'),
  soil: wordsOf('soil'),
  seed: wordsOf('seed', 'seeds'),
  other: wordsOf('other'),
  generic: wordsOf('generic'),
};

const name = nameField<Material>(MATERIAL_HEAD.name, ['material', 'item', 'raw material']);

const type: MaterialField = {
  head: MATERIAL_HEAD.type,
  aliases: ['kind'],
  write: (material) => materialTypeLabel(material.type),
  read: (cell, material) =>
    cell.trim() === ''
      ? material
      : asPack({ ...material, type: readCellChoice(type.head, cell, TYPE_WORDS) }),
};

/** Quantity of a soil pack, or else of a purchase. */
const purchaseQty: MaterialField = {
  head: MATERIAL_HEAD.purchaseQty,
  aliases: ['purchase quantity', 'qty bought', 'bought', 'pack size'],
  write: (material) => packOf(material).packSize ?? material.purchaseQty,
  read: (cell, material) =>
    asPack({ ...asBought(material), purchaseQty: amountOrZero(purchaseQty.head, cell) }),
};

const purchaseUnit = unitField(
  MATERIAL_HEAD.purchaseUnit,
  ['unit bought', 'pack unit'],
  ({ purchaseUnit: unit }) => unit,
  (material, unit) => ({ ...material, purchaseUnit: unit }),
);

const purchaseCost: MaterialField = {
  head: MATERIAL_HEAD.purchaseCost,
  aliases: ['purchase cost', 'cost', 'price', 'pack cost'],
  write: (material) => packOf(material).packCost ?? material.purchaseCost,
  read: (cell, material) =>
    asPack({ ...asBought(material), purchaseCost: amountOrZero(purchaseCost.head, cell) }),
};

const stock: MaterialField = {
  head: MATERIAL_HEAD.stock,
  aliases: ['on hand', 'counted', 'stock qty'],
  write: (material) => material.stock.qty,
  read: (cell, material) => {
    const { unit } = material.stock;
    const typed =
      cell.trim() === '' ? { qty: 0, unit } : readCellQuantity(stock.head, cell, unit, { min: 0 });
    const qty = tryMaterialAmount(material, typed, unit);
    if (qty === null) throw cellProblem(stock.head, cell, `can’t be converted to ${unit}.`);
    return { ...material, stock: { ...material.stock, qty: roundUnits(qty) } };
  },
};

const stockUnit = unitField(
  MATERIAL_HEAD.stockUnit,
  ['unit'],
  ({ stock: { unit } }) => unit,
  (material, unit) => ({ ...material, stock: { ...material.stock, unit } }),
);

/** The columns of a material that files hold and imports read, its name first. */
export const MATERIAL_FIELDS: readonly [MaterialField, ...MaterialField[]] = [
  name,
  type,
  purchaseQty,
  purchaseUnit,
  purchaseCost,
  metaNumber('itemsPerCase', MATERIAL_HEAD.itemsPerCase, ['pieces per case'], null),
  stock,
  stockUnit,
  metaQuantity(
    'reorder',
    MATERIAL_HEAD.reorder,
    ['reorder', 'reorder level', 'reorder point'],
    null,
  ),
  metaQuantity('capacity', MATERIAL_HEAD.capacity, [], ['container']),
  metaNumber('labelsPerSheet', MATERIAL_HEAD.labelsPerSheet, [], ['label_sheet']),
  metaQuantity('avgSoilPerTray', MATERIAL_HEAD.avgSoilPerTray, [], ['soil']),
  metaNumber('gramsPerTray', MATERIAL_HEAD.gramsPerTray, ['g/tray'], ['seed']),
  metaNumber('density', MATERIAL_HEAD.density, ['density'], ['soil', 'generic']),
];

/** Columns in the order in which a file of materials is written. */
export const MATERIAL_HEADS: readonly string[] = MATERIAL_FIELDS.map(({ head }) => head);

/** A unit by its name; a blank cell leaves it as it is. */
function unitField(
  head: string,
  aliases: readonly string[],
  unitOf: (material: Material) => Unit,
  withUnit: (material: Material, unit: Unit) => Material,
): MaterialField {
  return {
    head,
    aliases,
    write: unitOf,
    read: (cell, material) =>
      cell.trim() === '' ? material : withUnit(material, readCellUnit(head, cell)),
  };
}

/** A field that only some types have. A blank cell removes it. */
function metaField<K extends keyof MaterialMeta>(
  key: K,
  { head, aliases }: Pick<MaterialField, 'head' | 'aliases'>,
  types: readonly MaterialType[] | null,
  cells: {
    readonly write: (value: MaterialMeta[K]) => ImportCell;
    readonly read: (cell: string, material: Material) => MaterialMeta[K];
  },
): MaterialField {
  return {
    head,
    aliases,
    write: ({ meta }) => cells.write(meta[key]),
    read: (cell, material) => {
      if (cell.trim() === '') return withMeta(material, key, undefined);
      refuseOtherTypes(head, cell, material, types);
      return withMeta(material, key, cells.read(cell, material));
    },
  };
}

/** A number above 0. */
function metaNumber(
  key: 'itemsPerCase' | 'labelsPerSheet' | 'gramsPerTray' | 'density',
  head: string,
  aliases: readonly string[],
  types: readonly MaterialType[] | null,
): MaterialField {
  return metaField(key, { head, aliases }, types, {
    write: (number) => number ?? null,
    read: (cell) => readCellNumber(head, cell, { aboveZero: true }),
  });
}

/** An amount with its unit in one cell: `5 lb`. */
function metaQuantity(
  key: 'reorder' | 'capacity' | 'avgSoilPerTray',
  head: string,
  aliases: readonly string[],
  types: readonly MaterialType[] | null,
): MaterialField {
  return metaField(key, { head, aliases }, types, {
    write: (quantity) => (quantity === undefined ? null : `${quantity.qty} ${quantity.unit}`),
    read: (cell, material) => {
      const usual = readUnitName(material.meta[key]?.unit) ?? usualUnit(key, material);
      return readCellQuantity(head, cell, usual, { min: 0 });
    },
  });
}

function usualUnit(key: 'reorder' | 'capacity' | 'avgSoilPerTray', material: Material): Unit {
  if (key === 'reorder') return material.stock.unit;
  return key === 'capacity' ? 'each' : 'lb';
}

function refuseOtherTypes(
  head: string,
  cell: string,
  material: Material,
  types: readonly MaterialType[] | null,
): void {
  if (types === null || types.includes(material.type)) return;
  const words = types.map(materialTypeLabel).join(' and ');
  throw cellProblem(
    head,
    cell,
    `applies only to ${words}. Type is ${materialTypeLabel(material.type)}.`,
  );
}

function withMeta<K extends keyof MaterialMeta>(
  material: Material,
  key: K,
  value: MaterialMeta[K] | undefined,
): Material {
  const { [key]: _before, ...rest } = material.meta;
  const meta: MaterialMeta = value === undefined ? rest : { ...rest, [key]: value };
  return { ...material, meta };
}

function amountOrZero(head: string, cell: string): number {
  return cell.trim() === '' ? 0 : readCellNumber(head, cell, { min: 0 });
}

function packOf({ type: kind, meta }: Material): Pick<MaterialMeta, 'packSize' | 'packCost'> {
  return kind === 'soil' ? meta : {};
}

/** The purchase of a pack of soil as its pack says it. */
function asBought(material: Material): Material {
  const { packSize, packCost } = packOf(material);
  return {
    ...material,
    purchaseQty: packSize ?? material.purchaseQty,
    purchaseCost: packCost ?? material.purchaseCost,
  };
}

/** Soil is bought by the pack: what is bought and its pack say the same. */
function asPack(material: Material): Material {
  if (material.type !== 'soil') return material;
  const { purchaseQty: size, purchaseCost: cost } = material;
  return withMeta(withMeta(material, 'packSize', size > 0 ? size : undefined), 'packCost', cost);
}
