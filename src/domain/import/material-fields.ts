import type { Material, MaterialMeta, SoilAmount } from '#domain/catalog/catalog.ts';
import { purchaseOf, tryMaterialAmount } from '#domain/catalog/materials/material-stock.ts';
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

const NUMBER: MetaCells<number | undefined> = {
  write: (number) => number ?? null,
  read: (cell) => cell.number({ aboveZero: true }),
};

/** An amount with its unit in one cell: `5 lb`. */
function quantityIn(usual: (material: Material) => Unit) {
  return {
    write: (amount?: SoilAmount) => (amount === undefined ? null : `${amount.qty} ${amount.unit}`),
    read: (cell: Cell, material: Material, before?: SoilAmount) =>
      cell.quantity(readUnitName(before?.unit) ?? usual(material), { min: 0 }),
  };
}

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
    ...purchaseField('purchaseQty'),
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
    ...purchaseField('purchaseCost'),
  },
  itemsPerCase: metaField('itemsPerCase', 'Items per case', ['pieces per case'], null, NUMBER),
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
  reorder: metaField(
    'reorder',
    'Reorder at',
    ['reorder', 'reorder level', 'reorder point'],
    null,
    quantityIn(({ stock }) => stock.unit),
  ),
  capacity: metaField(
    'capacity',
    'Capacity',
    [],
    ['container'],
    quantityIn(() => 'each'),
  ),
  labelsPerSheet: metaField('labelsPerSheet', 'Labels per sheet', [], ['label_sheet'], NUMBER),
  avgSoilPerTray: metaField(
    'avgSoilPerTray',
    'Soil per tray',
    [],
    ['soil'],
    quantityIn(() => 'lb'),
  ),
  gramsPerTray: metaField('gramsPerTray', 'Grams per tray', ['g/tray'], ['seed'], NUMBER),
  density: metaField('density', 'Density (g/ml)', ['density'], ['soil', 'generic'], NUMBER),
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
): Omit<MaterialField, 'head' | 'aliases'> {
  const bought = (material: Material, amount: number) =>
    asPack({ ...material, ...purchaseOf(material), [key]: amount });
  return {
    write: (material) => purchaseOf(material)[key],
    blank: (material) => bought(material, 0),
    read: (cell, material) => bought(material, cell.number({ min: 0 })),
  };
}

/** How the cells of a detail are written and read; `before` is what the material says of it. */
interface MetaCells<V> {
  readonly write: (value: V) => FileCell;
  readonly read: (cell: Cell, material: Material, before: V) => V;
}

/** A field that only some types have. A blank cell removes it. */
function metaField<K extends keyof MaterialMeta>(
  key: K,
  head: string,
  aliases: readonly string[],
  types: readonly MaterialType[] | null,
  cells: MetaCells<MaterialMeta[K]>,
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
      return withMeta(material, key, cells.read(cell, material, material.meta[key]));
    },
  };
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

/** Soil is bought by the pack: what is bought and its pack say the same. */
function asPack(material: Material): Material {
  if (material.type !== 'soil') return material;
  const { purchaseQty: size, purchaseCost: cost } = material;
  return withMeta(withMeta(material, 'packSize', size > 0 ? size : undefined), 'packCost', cost);
}
