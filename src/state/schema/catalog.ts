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
import type { MixComponent, Product } from '#domain/catalog/products/product.ts';
import { singleProductId } from '#domain/catalog/products/single-product.ts';
import { DEFAULT_PACKAGE_OZ } from '#domain/orders/item-ounces.ts';
import { OVERHEAD_CATEGORIES } from '#domain/catalog/overheads/overhead-categories.ts';
import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { OVERHEAD_MODES } from '#domain/catalog/overheads/overhead-modes.ts';
import { keysOf } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { SUPPLIER_DAYS } from './seeds.ts';
import * as a from './field.ts';
import { BOOLEAN, DELTA, DERIVED, LATEST, asText, by, byName } from './merge-rule.ts';

export const MATERIAL_META = a.object<MaterialMeta>({
  itemsPerCase: a.positive(undefined),
  packSize: a.grouped('price', a.workedOut('above 0')),
  packCost: a.grouped('price', a.number({ min: 0, or: undefined })),
  capacity: a.quantity('each', undefined),
  labelsPerSheet: a.positive(undefined),
  avgSoilPerTray: a.workedOut('an amount in lb; an unknown unit stays'),
  gramsPerTray: a.number({ min: 0, or: undefined }),
  density: a.positive(undefined),
  reorder: a.workedOut('an amount in the stock unit'),
  stock: a.workedOut('as the stock of the material', DELTA),
  countedAt: a.merged(LATEST, a.optionalInstant(undefined)),
  receivedAt: a.merged(LATEST, a.optionalInstant(undefined)),
  receivedQty: a.merged(BOOLEAN, a.number({ min: 0, or: undefined })),
  supplier: a.optionalText(),
  leadDays: SUPPLIER_DAYS,
  reorderUrl: a.link(undefined),
});

/** Materials. Price and purchased amount merge as one value; stock changes are added. */
export const MATERIALS = a.list<Material>(
  'Material',
  {
    id: a.ID,
    name: a.text(),
    type: a.workedOut<Material['type']>('kind of material, or an older name'),
    purchaseUnit: a.grouped(
      'price',
      a.workedOut<Material['purchaseUnit']>('a unit, else the pack’s, else each'),
    ),
    purchaseQty: a.grouped('price', a.number({ min: 0, or: 0 })),
    purchaseCost: a.grouped('price', a.number({ min: 0, or: 0 })),
    stock: a.workedOut<Material['stock']>('an amount, else in the purchase unit', DELTA),
    isPrimarySoil: a.merged(DERIVED, a.flag()),
    meta: MATERIAL_META,
  },
  { prefix: 'mat', natural: byName },
);

/** Packaging. A label rule without its sheet is dropped. */
export const PACKAGING = a.list<Packaging>(
  'Package',
  {
    id: a.ID,
    name: a.text(),
    category: a.choice(['MICROGREENS', 'OTHER'], 'OTHER'),
    containerMaterialId: a.reference(a.textOrNull(), 'catalog/materials', 'keep'),
    netContent: a.fill('oz'),
    microgreenContent: a.fill('oz'),
    bom: a.list<Packaging['bom'][number]>(
      'Insert',
      {
        materialId: a.reference(a.text(), 'catalog/materials', 'keep'),
        qty: a.grouped('amount', a.number({ min: 1, or: 1 })),
        unit: a.grouped('amount', a.unit('each')),
      },
      { key: by('materialId') },
    ),
    labelRule: a.orNull(
      a.object<NonNullable<Packaging['labelRule']>>({
        labelSheetId: a.reference(a.required(a.textOrNull()), 'catalog/materials', 'keep'),
        labelsPerUnit: a.number({ min: 1, or: 1 }),
      }),
    ),
    notes: a.notes(),
    traySizeId: a.reference(a.optionalText(), 'catalog/traySizes', 'leave out', { isWeak: true }),
  },
  { prefix: 'pkg', natural: byName },
);

const SHARES = { min: 0.01, max: 4 } as const;

export const TRAY_SIZES = a.list<TraySize>(
  'Tray size',
  {
    id: a.ID,
    name: a.refined(
      a.text(),
      'else its id',
      (name, { id }: Pick<TraySize, 'id'>) => (name.trim() === '' ? id : name),
      ['id'],
    ),
    slotShare: a.refined(a.number({ or: 1 }), `${SHARES.min} to ${SHARES.max}; 1 for 0`, (share) =>
      share > 0 ? Math.min(SHARES.max, Math.max(SHARES.min, roundTo(share, 4))) : 1,
    ),
    soilShare: a.refined(
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
const STORED_SIZES = a.leftOutWhenEmpty(
  TRAY_SIZES,
  `without ${STANDARD_SIZE_ID}; absent when there is none`,
  (sizes) => sizes.filter(({ id }) => id !== STANDARD_SIZE_ID),
);

const OVERHEAD_CATEGORY = a.choice(keysOf(OVERHEAD_CATEGORIES), 'GENERAL');

export const OVERHEADS = a.list<Overhead>(
  'Overhead',
  {
    id: a.ID,
    name: a.text(),
    category: OVERHEAD_CATEGORY,
    mode: a.grouped('cost', a.choice(keysOf(OVERHEAD_MODES), 'PER_MONTH')),
    cost: a.grouped('cost', a.number({ or: 0 })),
    notes: a.notes(),
  },
  { prefix: 'ovh', natural: byName },
);

export const OVERHEAD_BILLS = a.list<OverheadBill>(
  'Bill',
  {
    id: a.ID,
    name: a.text(),
    category: OVERHEAD_CATEGORY,
    month: a.grouped('month', a.whole({ min: 1, max: 12, or: 1 })),
    year: a.grouped('month', a.whole({ min: 0, max: 9999, or: 0 })),
    amount: a.number({ or: 0 }),
    notes: a.notes(),
  },
  { prefix: 'bill' },
);

const VOLUME = a.number({ min: 0, or: 0 });

export const OVERHEAD_SCENARIO = a.object<OverheadScenario>({
  months: a.number({ min: 1, or: 1 }),
  trays: VOLUME,
  units: VOLUME,
  events: VOLUME,
  ounces: VOLUME,
  batches: VOLUME,
});

/** Seed of a variety and its grams per tray. Both may be unset. */
export const SEED_SETTING_FIELDS = {
  seedMaterialId: a.reference(a.textOrNull(), 'catalog/materials', 'keep'),
  gramsPerTray: a.positive(null),
};

export const CATALOG = a.object<Catalog>(
  {
    materials: MATERIALS,
    packaging: PACKAGING,
    traySizes: STORED_SIZES,
    seedsByVariety: a.reference(
      a.map('Seed of', a.object<SeedSetting>(SEED_SETTING_FIELDS)),
      'varieties',
      'remove',
      { isWeak: true },
    ),
    soilConfig: a.object<Catalog['soilConfig']>({
      soilMaterialId: a.reference(a.textOrNull(), 'catalog/materials', 'clear', { isWeak: true }),
    }),
    overheads: OVERHEADS,
    overheadLogs: OVERHEAD_BILLS,
    overheadScenario: OVERHEAD_SCENARIO,
  },
  { label: 'Costs' },
);

const PRODUCT = {
  id: a.ID,
  type: a.workedOut<Product['type']>('single or mix; else by its components'),
  name: a.text(),
};

const CREATED = { createdAt: a.instant() };
const PACKAGE_SIZE = { packageSizeOz: a.positive(DEFAULT_PACKAGE_OZ) };

/** Products. Single products follow their variety; the percents of a mix stay as they are. */
export const PRODUCTS = a.list<Product>(
  'Product',
  a.kinds<Product, 'type'>('type', {
    single: {
      ...PRODUCT,
      varietyId: a.reference(a.text(), 'varieties', 'remove'),
      taxId: a.optionalText(),
      ...CREATED,
      ...PACKAGE_SIZE,
    },
    mix: {
      ...PRODUCT,
      taxId: a.optionalText(),
      ...CREATED,
      components: a.list<MixComponent>(
        'Share',
        {
          varietyId: a.reference(a.required(a.textOrNull()), 'varieties', 'remove'),
          percent: a.number({ or: 0 }),
        },
        { key: by('varietyId') },
      ),
      ...PACKAGE_SIZE,
    },
  }),
  { natural: byName, idFrom: idOfSingle },
);

function idOfSingle({ type, varietyId }: Readonly<Record<string, unknown>>): string {
  return type === 'single' ? singleProductId(asText(varietyId)) : '';
}
