import {
  MAX_CALIBRATION_SAMPLES,
  calibrationAverage,
  calibrationSamples,
} from '#domain/catalog/varieties/calibration.ts';
import {
  DEFAULT_DAYS_TO_HARVEST,
  STEP_ORDER,
  type Calibration,
  type GrowStep,
  type JournalEntry,
  type SeedCost,
  type SeedInfo,
  type StepType,
  type Variety,
  SHELF_LIFE_DAYS,
  CYCLE_DAYS,
} from '#domain/catalog/varieties/variety.ts';
import { GERM_MODE_LABELS } from '#domain/catalog/varieties/step-label.ts';
import { keysOf } from '#domain/records/lists.ts';
import { newestFirst } from '#domain/catalog/varieties/journal.ts';
import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { DEFAULT_PACK_SIZES, savePackSizes } from '#domain/catalog/products/product.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { PERCENT } from '#domain/units/limits.ts';
import { SUPPLIER_DAYS } from './seeds.ts';
import * as a from './field.ts';
import { BOOLEAN, TEXT, byName } from './merge-rule.ts';

export const GERM_MODES = keysOf(GERM_MODE_LABELS);

/** Kinds of grow step, those of old data at the end. */
const STEP_TYPES: readonly StepType[] = [...STEP_ORDER, 'GERM_WEIGHTED', 'GERMINATION'];

/** A step as it came: old kinds, long soaks and their order stay, since plantings in the ground still follow them. */
export const STEPS = a.list<GrowStep>(
  'Step',
  {
    id: a.ID,
    type: a.openChoice(STEP_TYPES),
    dayStart: a.whole({ ...CYCLE_DAYS, or: 0 }),
    dayEnd: a.refined(
      a.whole({ ...CYCLE_DAYS, or: undefined }),
      'not before its start',
      (end, { dayStart }: Pick<GrowStep, 'dayStart'>) => Math.max(dayStart, end ?? dayStart),
      ['dayStart'],
    ),
    note: a.notes(),
    soakHours: a.onlyWhere('type', 'SOAK', a.number({ min: 1, or: undefined })),
    germMode: a.onlyWhere('type', 'PLANT', a.choice(GERM_MODES, undefined)),
  },
  { prefix: 'stp', sort: 'steps' },
);

/** A journal entry without text is dropped. */
export const JOURNAL = a.list<JournalEntry>(
  'Journal entry',
  a.object<JournalEntry>(
    {
      id: a.ID,
      atISO: a.instant(),
      text: a.merged(TEXT, a.required(a.textOrNull())),
      pinned: a.flag(),
    },
    { retired: ['varietyId'] },
  ),
  { prefix: 'jrn', sort: 'newest first' },
);

const CALIBRATION = a.object<Calibration>(
  {
    samples: a.grouped(
      'samples',
      a.refined(
        a.numbers(),
        `of 0 or more, the first ${MAX_CALIBRATION_SAMPLES}`,
        calibrationSamples,
      ),
    ),
    avgOzPerTray: a.grouped(
      'samples',
      a.refined(
        a.number({ or: undefined }),
        'else the mean of its samples',
        (average, { samples }: Pick<Calibration, 'samples'>) =>
          average ?? calibrationAverage(samples),
        ['samples'],
      ),
    ),
    lastCalibratedAt: a.grouped('samples', a.optionalInstant(null)),
  },
  { latestBy: { samples: 'lastCalibratedAt' } },
);

const BAG_PART = a.grouped('bag', a.positive(undefined));
const OLD_AMOUNT = a.number({ min: 0, or: undefined });

export const DAYS_TO_HARVEST = a.whole({ ...CYCLE_DAYS, or: DEFAULT_DAYS_TO_HARVEST });

/**
 * Varieties. Calibration, seed price and seed link each merge as one value.
 *
 * Yields stay exactly as imported, grams too: converting grams twice would shrink them twice.
 */
export const VARIETIES = a.list<Variety>(
  'Variety',
  {
    id: a.ID,
    name: a.text(),
    yieldOzPerTray: a.number({ or: null }),
    yieldOzPerTrayOverride: a.number({ or: null }),
    yieldSetISO: a.optionalDay(),
    bufferPercent: a.refined(a.number({ ...PERCENT, or: undefined }), 'with 1 decimal', (percent) =>
      percent === undefined ? undefined : roundTo(percent, 1),
    ),
    calibration: CALIBRATION,
    daysToHarvest: DAYS_TO_HARVEST,
    shelfLifeDays: a.whole({ ...SHELF_LIFE_DAYS, or: undefined }),
    traySizeId: a.reference(
      a.refined(a.optionalText(), `absent for ${STANDARD_SIZE_ID}`, (id) =>
        id === STANDARD_SIZE_ID ? undefined : id,
      ),
      'catalog/traySizes',
      'refuse',
    ),
    live: a.merged(
      BOOLEAN,
      a.refined(a.optionalFlag(), 'only yes', (flag) => flag || undefined),
    ),
    seedOf: a.reference(
      a.refined(
        a.optionalText(),
        'absent for itself',
        (seedOf, { id }: Pick<Variety, 'id'>) => (seedOf === id ? undefined : seedOf),
        ['id'],
      ),
      'varieties',
      'leave out',
      { isWeak: true },
    ),
    seedGPerTray: a.number({ min: 0, or: null }),
    notes: a.notes(),
    steps: STEPS,
    packSizes: a.refined(
      a.numbers('numbers'),
      `above 0, ascending; else ${DEFAULT_PACK_SIZES.join(', ')}`,
      savePackSizes,
    ),
    cost: a.object<SeedCost>({
      bagLb: a.grouped('bag', a.positive(null)),
      bagCost: a.grouped('bag', a.positive(null)),
      bagMassG: BAG_PART,
      costPerGram: BAG_PART,
    }),
    seedInfo: a.object<SeedInfo>(
      {
        reorderUrl: a.grouped('link', a.link(null)),
        reorderUrlUpdatedAt: a.grouped('link', a.optionalInstant(null)),
        supplier: a.optionalText(),
        leadDays: SUPPLIER_DAYS,
      },
      { latestBy: { link: 'reorderUrlUpdatedAt' } },
    ),
    journal: a.refined(JOURNAL, '', newestFirst),
    avgYieldOzPerTray: a.number({ or: undefined }),
    lbsPerTray: OLD_AMOUNT,
    fd_g_to_powder_g: OLD_AMOUNT,
    freshLb_to_fd_g: OLD_AMOUNT,
  },
  { natural: byName },
);
