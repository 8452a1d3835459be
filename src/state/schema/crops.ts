import type { MixComponent, Product } from '#domain/catalog/products/product.ts';
import type {
  Calibration,
  GermMode,
  GrowStep,
  JournalEntry,
  SeedCost,
  SeedInfo,
  Variety,
} from '#domain/catalog/varieties/variety.ts';
import { singleProductId } from '#domain/catalog/products/single-product.ts';
import { ID, flag, instant, list, merged, needed, object, textOrNull } from './field.ts';
import {
  SCALAR,
  TEXT,
  asText,
  by,
  byName,
  fields,
  part,
  records,
  reference,
} from './merge-rule.ts';

/** Ways to germinate seed, the default first. */
export const GERM_MODES: readonly GermMode[] = ['WEIGHTED', 'UNWEIGHTED', 'COVERED'];

const STEPS = records<GrowStep>(
  'Step',
  {
    id: SCALAR,
    type: SCALAR,
    dayStart: SCALAR,
    dayEnd: SCALAR,
    note: TEXT,
    soakHours: SCALAR,
    germMode: SCALAR,
  },
  { sort: 'steps' },
);

/** An entry without words is none. */
export const JOURNAL = list<JournalEntry>(
  'Journal entry',
  object<JournalEntry>(
    { id: ID, atISO: instant(), text: merged(TEXT, needed(textOrNull())), pinned: flag() },
    { retired: ['varietyId'] },
  ),
  { prefix: 'jrn', sort: 'newest first' },
);

/** Varieties: a calibration, a seed price and a seed link are one value each. */
export const VARIETIES = records<Variety>(
  'Variety',
  {
    id: SCALAR,
    name: SCALAR,
    yieldOzPerTray: SCALAR,
    yieldOzPerTrayOverride: SCALAR,
    yieldSetISO: SCALAR,
    bufferPercent: SCALAR,
    calibration: fields<Calibration>(
      {
        samples: part('samples'),
        avgOzPerTray: part('samples'),
        lastCalibratedAt: part('samples'),
      },
      { samples: 'lastCalibratedAt' },
    ),
    daysToHarvest: SCALAR,
    shelfLifeDays: SCALAR,
    seedGPerTray: SCALAR,
    notes: TEXT,
    steps: STEPS,
    packSizes: { kind: 'set', sort: 'numbers' },
    cost: fields<SeedCost>({
      bagLb: part('bag'),
      bagCost: part('bag'),
      bagMassG: part('bag'),
      costPerGram: part('bag'),
    }),
    seedInfo: fields<SeedInfo>(
      { reorderUrl: part('link'), reorderUrlUpdatedAt: part('link') },
      { link: 'reorderUrlUpdatedAt' },
    ),
    journal: JOURNAL,
    avgYieldOzPerTray: SCALAR,
    lbsPerTray: SCALAR,
    fd_g_to_powder_g: SCALAR,
    freshLb_to_fd_g: SCALAR,
  },
  { natural: byName },
);

/** Products: those of a single variety follow it. */
export const PRODUCTS = records<Product>(
  'Product',
  {
    id: SCALAR,
    type: SCALAR,
    name: SCALAR,
    varietyId: reference('varieties', 'remove'),
    createdAt: SCALAR,
    packageSizeOz: SCALAR,
    components: records<MixComponent>(
      'Share',
      { varietyId: reference('varieties', 'remove'), percent: SCALAR },
      { key: by('varietyId') },
    ),
  },
  { natural: byName, idFrom: idOfSingle },
);

function idOfSingle({ type, varietyId }: Readonly<Record<string, unknown>>): string {
  return type === 'single' ? singleProductId(asText(varietyId)) : '';
}
