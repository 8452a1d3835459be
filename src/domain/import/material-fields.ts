import { MATERIAL_HEAD } from './file-heads.ts';
import type { Material, MaterialMeta } from '#domain/catalog/catalog.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-stock.ts';
import { materialTypeLabel, type MaterialType } from '#domain/catalog/materials/material-types.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { readUnitName, type Unit } from '#domain/units/unit.ts';
import type { Cell } from './import-cells.ts';
import type { FileCell } from '#domain/records/file-rows.ts';
import { type ImportField, nameField, staysAsItIs } from './import-field.ts';

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

/** The columns of a material that files hold and imports read, its name first. */
export const MATERIAL_FIELDS: readonly [MaterialField, ...MaterialField[]] = [
  nameField<Material>(MATERIAL_HEAD.name, ['material', 'item', 'raw material']),
  {
    head: MATERIAL_HEAD.type,
    aliases: ['kind'],
    write: ({ type }) => materialTypeLabel(type),
    blank: staysAsItIs,
    read: (cell, material) => asPack({ ...material, type: cell.choice(TYPE_WORDS) }),
  },
  {
    aliases: ['purchase quantity', 'qty bought', 'bought', 'pack size'],
    ...purchaseField('purchaseQty', 'packSize'),
  },
  {
    head: MATERIAL_HEAD.purchaseUnit,
    aliases: ['unit bought', 'pack unit'],
    write: ({ purchaseUnit }) => purchaseUnit,
    blank: staysAsItIs,
    read: (cell, material) => ({ ...material, purchaseUnit: cell.unit() }),
  },
  {
    aliases: ['purchase cost', 'cost', 'price', 'pack cost'],
    ...purchaseField('purchaseCost', 'packCost'),
  },
  metaNumber('itemsPerCase', ['pieces per case'], null),
  {
    head: MATERIAL_HEAD.stock,
    aliases: ['on hand', 'counted', 'stock qty'],
    write: ({ stock }) => stock.qty,
    blank: (material) => withStock(material, { qty: 0 }),
    read: (cell, material) => {
      const { unit } = material.stock;
      const qty = tryMaterialAmount(material, cell.quantity(unit, { min: 0 }), unit);
      if (qty === null) throw cell.problem(`can’t be converted to ${unit}.`);
      return withStock(material, { qty: roundUnits(qty) });
    },
  },
  {
    head: MATERIAL_HEAD.stockUnit,
    aliases: ['unit'],
    write: ({ stock }) => stock.unit,
    blank: staysAsItIs,
    read: (cell, material) => withStock(material, { unit: cell.unit() }),
  },
  metaQuantity('reorder', ['reorder', 'reorder level', 'reorder point'], null),
  metaQuantity('capacity', [], ['container']),
  metaNumber('labelsPerSheet', [], ['label_sheet']),
  metaQuantity('avgSoilPerTray', [], ['soil']),
  metaNumber('gramsPerTray', ['g/tray'], ['seed']),
  metaNumber('density', ['density'], ['soil', 'generic']),
];

/** Columns in the order in which a file of materials is written. */
export const MATERIAL_HEADS: readonly string[] = MATERIAL_FIELDS.map(({ head }) => head);

function withStock(material: Material, stock: Partial<Material['stock']>): Material {
  return { ...material, stock: { ...material.stock, ...stock } };
}

/** What is bought; of soil, what its pack says. */
function purchaseField(
  key: 'purchaseQty' | 'purchaseCost',
  ofPack: 'packSize' | 'packCost',
): Omit<MaterialField, 'aliases'> {
  const bought = (material: Material, amount: number) =>
    asPack({ ...asBought(material), [key]: amount });
  return {
    head: MATERIAL_HEAD[key],
    write: (material) => packOf(material)[ofPack] ?? material[key],
    blank: (material) => bought(material, 0),
    read: (cell, material) => bought(material, cell.number({ min: 0 })),
  };
}

/** A field that only some types have. A blank cell removes it. */
function metaField<K extends keyof MaterialMeta & keyof typeof MATERIAL_HEAD>(
  key: K,
  aliases: readonly string[],
  types: readonly MaterialType[] | null,
  cells: {
    readonly write: (value: MaterialMeta[K]) => FileCell;
    readonly read: (cell: Cell, material: Material) => MaterialMeta[K];
  },
): MaterialField {
  return {
    head: MATERIAL_HEAD[key],
    aliases,
    write: ({ meta }) => cells.write(meta[key]),
    blank: (material) => withMeta(material, key, undefined),
    read: (cell, material) => {
      if (types !== null && !types.includes(material.type)) {
        const words = types.map(materialTypeLabel).join(' and ');
        throw cell.problem(
          `applies only to ${words}. Type is ${materialTypeLabel(material.type)}.`,
        );
      }
      return withMeta(material, key, cells.read(cell, material));
    },
  };
}

function metaNumber(
  key: 'itemsPerCase' | 'labelsPerSheet' | 'gramsPerTray' | 'density',
  aliases: readonly string[],
  types: readonly MaterialType[] | null,
): MaterialField {
  return metaField(key, aliases, types, {
    write: (number) => number ?? null,
    read: (cell) => cell.number({ aboveZero: true }),
  });
}

/** An amount with its unit in one cell: `5 lb`. */
function metaQuantity(
  key: 'reorder' | 'capacity' | 'avgSoilPerTray',
  aliases: readonly string[],
  types: readonly MaterialType[] | null,
): MaterialField {
  return metaField(key, aliases, types, {
    write: (quantity) => (quantity === undefined ? null : `${quantity.qty} ${quantity.unit}`),
    read: (cell, material) => {
      const usual = readUnitName(material.meta[key]?.unit) ?? usualUnit(key, material);
      return cell.quantity(usual, { min: 0 });
    },
  });
}

function usualUnit(key: 'reorder' | 'capacity' | 'avgSoilPerTray', material: Material): Unit {
  if (key === 'reorder') return material.stock.unit;
  return key === 'capacity' ? 'each' : 'lb';
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
