import type { Material, MaterialMeta } from '#domain/catalog/catalog.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-stock.ts';
import {
  MATERIAL_TYPE_LABELS,
  type MaterialType,
} from '#domain/catalog/materials/material-types.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { readUnitName, type Unit } from '#domain/units/unit.ts';
import type { Cell } from './import-cells.ts';
import type { FileCell } from '#domain/records/file-rows.ts';
import { type ImportField, type ImportFields, nameField, staysAsItIs } from './import-field.ts';

type MaterialField = ImportField<Material>;

const wordsOf = (type: MaterialType, ...more: readonly string[]) => [
  MATERIAL_TYPE_LABELS[type],
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

/** The columns of a material that files hold and imports read; of its stock, amount and unit. */
export const MATERIAL_FIELDS: ImportFields<Material> = {
  name: nameField('Name', ['material', 'item', 'raw material']),
  type: {
    head: 'Type',
    aliases: ['kind'],
    write: ({ type }) => MATERIAL_TYPE_LABELS[type],
    blank: staysAsItIs,
    read: (cell, material) => asPack({ ...material, type: cell.choice(TYPE_WORDS) }),
  },
  purchaseQty: {
    head: 'Purchase qty',
    aliases: ['purchase quantity', 'qty bought', 'bought', 'pack size'],
    ...purchaseField('purchaseQty', 'packSize'),
  },
  purchaseUnit: {
    head: 'Purchase unit',
    aliases: ['unit bought', 'pack unit'],
    write: ({ purchaseUnit }) => purchaseUnit,
    blank: staysAsItIs,
    read: (cell, material) => ({ ...material, purchaseUnit: cell.unit() }),
  },
  purchaseCost: {
    head: 'Purchase cost ($)',
    aliases: ['purchase cost', 'cost', 'price', 'pack cost'],
    ...purchaseField('purchaseCost', 'packCost'),
  },
  itemsPerCase: metaNumber('itemsPerCase', 'Items per case', ['pieces per case'], null),
  stock: {
    head: 'Stock',
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
  stockUnit: {
    head: 'Stock unit',
    aliases: ['unit'],
    write: ({ stock }) => stock.unit,
    blank: staysAsItIs,
    read: (cell, material) => withStock(material, { unit: cell.unit() }),
  },
  reorder: metaQuantity(
    'reorder',
    'Reorder at',
    ['reorder', 'reorder level', 'reorder point'],
    null,
  ),
  capacity: metaQuantity('capacity', 'Capacity', [], ['container']),
  labelsPerSheet: metaNumber('labelsPerSheet', 'Labels per sheet', [], ['label_sheet']),
  avgSoilPerTray: metaQuantity('avgSoilPerTray', 'Soil per tray', [], ['soil']),
  gramsPerTray: metaNumber('gramsPerTray', 'Grams per tray', ['g/tray'], ['seed']),
  density: metaNumber('density', 'Density (g/ml)', ['density'], ['soil', 'generic']),
};

/** Columns in the order in which a file of materials is written. */
export const MATERIAL_HEADS: readonly string[] = Object.values(MATERIAL_FIELDS).map(
  ({ head }) => head,
);

function withStock(material: Material, stock: Partial<Material['stock']>): Material {
  return { ...material, stock: { ...material.stock, ...stock } };
}

/** What is bought; of soil, what its pack says. */
function purchaseField(
  key: 'purchaseQty' | 'purchaseCost',
  ofPack: 'packSize' | 'packCost',
): Omit<MaterialField, 'head' | 'aliases'> {
  const bought = (material: Material, amount: number) =>
    asPack({ ...asBought(material), [key]: amount });
  return {
    write: (material) => packOf(material)[ofPack] ?? material[key],
    blank: (material) => bought(material, 0),
    read: (cell, material) => bought(material, cell.number({ min: 0 })),
  };
}

/** A field that only some types have. A blank cell removes it. */
function metaField<K extends keyof MaterialMeta>(
  key: K,
  head: string,
  aliases: readonly string[],
  types: readonly MaterialType[] | null,
  cells: {
    readonly write: (value: MaterialMeta[K]) => FileCell;
    readonly read: (cell: Cell, material: Material) => MaterialMeta[K];
  },
): MaterialField {
  return {
    head,
    aliases,
    write: ({ meta }) => cells.write(meta[key]),
    blank: (material) => withMeta(material, key, undefined),
    read: (cell, material) => {
      if (types !== null && !types.includes(material.type)) {
        const words = types.map((type) => MATERIAL_TYPE_LABELS[type]).join(' and ');
        throw cell.problem(
          `applies only to ${words}. Type is ${MATERIAL_TYPE_LABELS[material.type]}.`,
        );
      }
      return withMeta(material, key, cells.read(cell, material));
    },
  };
}

function metaNumber(
  key: 'itemsPerCase' | 'labelsPerSheet' | 'gramsPerTray' | 'density',
  head: string,
  aliases: readonly string[],
  types: readonly MaterialType[] | null,
): MaterialField {
  return metaField(key, head, aliases, types, {
    write: (number) => number ?? null,
    read: (cell) => cell.number({ aboveZero: true }),
  });
}

/** An amount with its unit in one cell: `5 lb`. */
function metaQuantity(
  key: 'reorder' | 'capacity' | 'avgSoilPerTray',
  head: string,
  aliases: readonly string[],
  types: readonly MaterialType[] | null,
): MaterialField {
  return metaField(key, head, aliases, types, {
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
