import type {
  Catalog,
  Material,
  MaterialMeta,
  Overhead,
  OverheadBill,
  OverheadScenario,
  Packaging,
  SeedSetting,
} from '#domain/catalog/catalog.ts';
import {
  DELTA,
  DERIVED,
  LATEST,
  SCALAR,
  TEXT,
  by,
  byName,
  fields,
  part,
  records,
  reference,
} from './merge-rule.ts';

/** What was paid for how much is one value; stock moves. */
const MATERIALS = records<Material>(
  'Material',
  {
    id: SCALAR,
    name: SCALAR,
    type: SCALAR,
    purchaseUnit: part('price'),
    purchaseQty: part('price'),
    purchaseCost: part('price'),
    stock: DELTA,
    isPrimarySoil: DERIVED,
    meta: fields<MaterialMeta>({
      itemsPerCase: SCALAR,
      packSize: part('price'),
      packCost: part('price'),
      capacity: SCALAR,
      labelsPerSheet: SCALAR,
      avgSoilPerTray: SCALAR,
      gramsPerTray: SCALAR,
      density: SCALAR,
      reorder: SCALAR,
      stock: DELTA,
      countedAt: LATEST,
    }),
  },
  { natural: byName },
);

const PACKAGING = records<Packaging>(
  'Package',
  {
    id: SCALAR,
    name: SCALAR,
    category: SCALAR,
    containerMaterialId: reference('catalog/materials', 'keep'),
    netContent: SCALAR,
    microgreenContent: SCALAR,
    bom: records<Packaging['bom'][number]>(
      'Insert',
      {
        materialId: reference('catalog/materials', 'keep'),
        qty: part('amount'),
        unit: part('amount'),
      },
      { key: by('materialId') },
    ),
    labelRule: fields<NonNullable<Packaging['labelRule']>>({
      labelSheetId: reference('catalog/materials', 'keep'),
      labelsPerUnit: SCALAR,
    }),
    notes: TEXT,
  },
  { natural: byName },
);

const OVERHEADS = records<Overhead>(
  'Overhead',
  {
    id: SCALAR,
    name: SCALAR,
    category: SCALAR,
    mode: part('cost'),
    cost: part('cost'),
    notes: TEXT,
  },
  { natural: byName },
);

const BILLS = records<OverheadBill>('Bill', {
  id: SCALAR,
  name: SCALAR,
  category: SCALAR,
  month: part('month'),
  year: part('month'),
  amount: SCALAR,
  notes: TEXT,
});

export const CATALOG = fields<Catalog>({
  materials: MATERIALS,
  packaging: PACKAGING,
  seedsByVariety: {
    kind: 'map',
    noun: 'Seed of',
    names: { to: 'varieties', onDelete: 'remove', isWeak: true },
    of: fields<SeedSetting>({
      seedMaterialId: reference('catalog/materials', 'keep'),
      gramsPerTray: SCALAR,
    }),
  },
  soilConfig: fields<Catalog['soilConfig']>({
    soilMaterialId: reference('catalog/materials', 'clear', { isWeak: true }),
  }),
  overheads: OVERHEADS,
  overheadLogs: BILLS,
  overheadScenario: fields<OverheadScenario>({
    months: SCALAR,
    trays: SCALAR,
    units: SCALAR,
    events: SCALAR,
    ounces: SCALAR,
    batches: SCALAR,
  }),
});
