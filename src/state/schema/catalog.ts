import { MATERIAL_HEAD } from '#domain/import/file-heads.ts';
import type {
  Catalog,
  Material,
  MaterialMeta,
  Overhead,
  OverheadBill,
  OverheadScenario,
  Packaging,
  SeedSetting,
  TraySize,
} from '#domain/catalog/catalog.ts';
import { OVERHEAD_CATEGORIES } from '#domain/catalog/overheads/overhead-categories.ts';
import { LEAD_DAYS } from '#domain/settings/buying-settings.ts';
import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { OVERHEAD_MODES } from '#domain/catalog/overheads/overhead-modes.ts';
import { roundTo } from '#domain/units/rounding.ts';
import {
  csvColumn,
  list,
  map,
  merged,
  reference,
  refined,
  required,
  object,
  optional,
  orNull,
  grouped,
} from './field.ts';
import * as a from './plain-fields.ts';
import { BOOLEAN, DELTA, DERIVED, LATEST, by, byName } from './merge-rule.ts';

/** Stock has two columns: amount and unit. */
const MATERIAL_COLUMNS = {
  ...MATERIAL_HEAD,
  stock: [MATERIAL_HEAD.stock, MATERIAL_HEAD.stockUnit],
};

export const MATERIAL_META = object<MaterialMeta>(
  csvColumn(
    { ...MATERIAL_HEAD, stock: undefined },
    {
      itemsPerCase: a.positive(undefined),
      packSize: grouped('price', a.workedOut('above 0')),
      packCost: grouped('price', a.number({ min: 0, or: undefined })),
      capacity: a.quantity('each', undefined),
      labelsPerSheet: a.positive(undefined),
      avgSoilPerTray: a.workedOut('an amount in lb; an unknown unit stays'),
      gramsPerTray: a.number({ min: 0, or: undefined }),
      density: a.positive(undefined),
      reorder: a.workedOut('an amount in the stock unit'),
      stock: a.workedOut('as the stock of the material', DELTA),
      countedAt: merged(LATEST, a.optionalInstant(undefined)),
      receivedAt: merged(LATEST, a.optionalInstant(undefined)),
      receivedQty: merged(BOOLEAN, a.number({ min: 0, or: undefined })),
      supplier: a.optionalText(),
      leadDays: a.whole({ ...LEAD_DAYS, or: undefined }),
      reorderUrl: a.link(undefined),
    },
  ),
);

/** Materials. Price and purchased amount merge as one value; stock changes are added. */
export const MATERIALS = list<Material>(
  'Material',
  csvColumn(MATERIAL_COLUMNS, {
    id: a.ID,
    name: a.text(),
    type: a.workedOut<Material['type']>('kind of material, or an older name'),
    purchaseUnit: grouped(
      'price',
      a.workedOut<Material['purchaseUnit']>('a unit, else the pack’s, else each'),
    ),
    purchaseQty: grouped('price', a.number({ min: 0, or: 0 })),
    purchaseCost: grouped('price', a.number({ min: 0, or: 0 })),
    stock: a.workedOut<Material['stock']>('an amount, else in the purchase unit', DELTA),
    isPrimarySoil: merged(DERIVED, a.flag()),
    meta: MATERIAL_META,
  }),
  { prefix: 'mat', natural: byName },
);

/** Packaging. A label rule without its sheet is dropped. */
export const PACKAGING = list<Packaging>(
  'Package',
  {
    id: a.ID,
    name: a.text(),
    category: a.choice(['MICROGREENS', 'OTHER'], 'OTHER'),
    containerMaterialId: reference(a.textOrNull(), 'catalog/materials', 'keep'),
    netContent: a.fill('oz'),
    microgreenContent: a.fill('oz'),
    bom: list<Packaging['bom'][number]>(
      'Insert',
      {
        materialId: reference(a.text(), 'catalog/materials', 'keep'),
        qty: grouped('amount', a.number({ min: 1, or: 1 })),
        unit: grouped('amount', a.unit('each')),
      },
      { key: by('materialId') },
    ),
    labelRule: orNull(
      object<NonNullable<Packaging['labelRule']>>({
        labelSheetId: reference(required(a.textOrNull()), 'catalog/materials', 'keep'),
        labelsPerUnit: a.number({ min: 1, or: 1 }),
      }),
    ),
    notes: a.notes(),
    traySizeId: reference(a.optionalText(), 'catalog/traySizes', 'leave out', { isWeak: true }),
  },
  { prefix: 'pkg', natural: byName },
);

const SHARES = { min: 0.01, max: 4 } as const;

export const TRAY_SIZES = list<TraySize>(
  'Tray size',
  {
    id: a.ID,
    name: refined(
      a.text(),
      'else its id',
      (name, { id }: Pick<TraySize, 'id'>) => (name.trim() === '' ? id : name),
      ['id'],
    ),
    slotShare: refined(a.number({ or: 1 }), `${SHARES.min} to ${SHARES.max}; 1 for 0`, (share) =>
      share > 0 ? Math.min(SHARES.max, Math.max(SHARES.min, roundTo(share, 4))) : 1,
    ),
    soilShare: refined(
      a.number({ min: 0, max: SHARES.max, or: undefined }),
      'with 4 decimals',
      (share) => share && roundTo(share, 4),
    ),
    comesBack: a.flag(),
    owned: a.whole({ min: 0, or: null }),
  },
  { prefix: 'siz', natural: byName },
);

/** The 1020 is always there, and never stored. */
const STORED_SIZES = refined(
  optional(TRAY_SIZES),
  `without ${STANDARD_SIZE_ID}; absent when there is none`,
  (sizes = []) => {
    const stored = sizes.filter(({ id }) => id !== STANDARD_SIZE_ID);
    return stored.length === 0 ? undefined : stored;
  },
);

const OVERHEAD_CATEGORY = a.choice(
  OVERHEAD_CATEGORIES.map(({ category }) => category),
  'GENERAL',
);

export const OVERHEADS = list<Overhead>(
  'Overhead',
  {
    id: a.ID,
    name: a.text(),
    category: OVERHEAD_CATEGORY,
    mode: grouped(
      'cost',
      a.choice(
        OVERHEAD_MODES.map(({ mode }) => mode),
        'PER_MONTH',
      ),
    ),
    cost: grouped('cost', a.number({ or: 0 })),
    notes: a.notes(),
  },
  { prefix: 'ovh', natural: byName },
);

export const OVERHEAD_BILLS = list<OverheadBill>(
  'Bill',
  {
    id: a.ID,
    name: a.text(),
    category: OVERHEAD_CATEGORY,
    month: grouped('month', a.whole({ min: 1, max: 12, or: 1 })),
    year: grouped('month', a.whole({ min: 0, max: 9999, or: 0 })),
    amount: a.number({ or: 0 }),
    notes: a.notes(),
  },
  { prefix: 'bill' },
);

const VOLUME = a.number({ min: 0, or: 0 });

export const OVERHEAD_SCENARIO = object<OverheadScenario>({
  months: a.number({ min: 1, or: 1 }),
  trays: VOLUME,
  units: VOLUME,
  events: VOLUME,
  ounces: VOLUME,
  batches: VOLUME,
});

/** Seed of a variety and its grams per tray. Both may be unset. */
export const SEED_SETTING_FIELDS = {
  seedMaterialId: reference(a.textOrNull(), 'catalog/materials', 'keep'),
  gramsPerTray: a.positive(null),
};

export const CATALOG = object<Catalog>(
  {
    materials: MATERIALS,
    packaging: PACKAGING,
    traySizes: STORED_SIZES,
    seedsByVariety: reference(
      map('Seed of', object<SeedSetting>(SEED_SETTING_FIELDS)),
      'varieties',
      'remove',
      { isWeak: true },
    ),
    soilConfig: object<Catalog['soilConfig']>({
      soilMaterialId: reference(a.textOrNull(), 'catalog/materials', 'clear', { isWeak: true }),
    }),
    overheads: OVERHEADS,
    overheadLogs: OVERHEAD_BILLS,
    overheadScenario: OVERHEAD_SCENARIO,
  },
  { label: 'Costs' },
);
