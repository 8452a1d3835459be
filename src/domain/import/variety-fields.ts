import { inUnit, readTypedUnit } from '#domain/tell/read-digits.ts';
import { type SeedBag, withSeedBag } from '#domain/catalog/seeds/seed-bag.ts';
import type { Named } from '#domain/records/lists.ts';
import { cleanUrl } from '#domain/catalog/seeds/clean-url.ts';
import { STANDARD_SIZE, STANDARD_SIZE_ID, type TraySizes } from '#domain/catalog/tray-size.ts';
import {
  effectiveYield,
  isCalibrated,
  type Variety,
  SHELF_LIFE_DAYS,
  CYCLE_DAYS,
} from '#domain/catalog/varieties/variety.ts';
import { savePackSizes } from '#domain/catalog/products/product.ts';
import type { Cell } from './import-cells.ts';
import {
  mustBeFilled,
  nameField,
  trimmedCell,
  type ImportField,
  type ImportFields,
} from './import-field.ts';
import { nameKey } from './import-names.ts';
import { recordNames } from './order-targets.ts';

type VarietyField = ImportField<Variety>;

/** What the cells of varieties name. */
export interface VarietyNames extends TraySizes {
  readonly varieties: readonly Variety[];
}

/** Yield per tray as listed. On a calibrated variety, another number overrides the calibration, as in the editor. */
const trayYield: VarietyField = {
  head: 'Avg yield (oz/tray)',
  aliases: ['yield (oz/tray)', 'avg yield', 'average yield', 'yield', 'oz per tray', 'oz/tray'],
  write: (variety) => Number(effectiveYield(variety).toFixed(2)),
  blank: (variety) => ({ ...variety, yieldOzPerTrayOverride: null }),
  read: (cell, variety) => {
    const ounces = cell.amount('oz', { aboveZero: true });
    if (isCalibrated(variety)) {
      return { ...variety, yieldOzPerTrayOverride: ounces };
    }
    // An imported average stands above the typed yield and would hide it.
    const average = (variety.avgYieldOzPerTray ?? 0) > 0 ? { avgYieldOzPerTray: ounces } : {};
    return { ...variety, ...average, yieldOzPerTray: ounces, yieldOzPerTrayOverride: null };
  },
};

const GROWING: Readonly<Record<string, VarietyField>> = {
  yieldOzPerTray: trayYield,
  daysToHarvest: {
    head: 'DTH',
    aliases: ['days to harvest', 'harvest days', 'days', 'days to maturity'],
    write: ({ daysToHarvest }) => daysToHarvest,
    blank: mustBeFilled,
    read: (cell, variety) => {
      const days = cell.number({ ...CYCLE_DAYS, whole: true });
      const steps = variety.steps.map((step) =>
        step.type === 'HARVEST' ? { ...step, dayStart: days, dayEnd: days } : step,
      );
      return { ...variety, daysToHarvest: days, steps };
    },
  },
  shelfLifeDays: {
    head: 'Shelf life (days)',
    aliases: ['shelf life', 'shelf life days'],
    isOptional: true,
    write: (variety) => variety.shelfLifeDays ?? null,
    blank: ({ shelfLifeDays: _before, ...variety }) => variety,
    read: (cell, variety) => ({
      ...variety,
      shelfLifeDays: cell.number({ ...SHELF_LIFE_DAYS, whole: true }),
    }),
  },
};

const traySize = ({ traySizes = [] }: TraySizes): VarietyField => ({
  head: 'Tray size',
  aliases: ['size of tray', 'tray'],
  isOptional: true,
  write: ({ traySizeId }) => namedBy(traySizes, traySizeId),
  blank: ({ traySizeId: _before, ...variety }) => variety,
  read: (cell, { traySizeId: _before, ...variety }) => {
    const id = idNamed([STANDARD_SIZE, ...traySizes], cell, 'isn’t a tray size.');
    return id === STANDARD_SIZE_ID ? variety : { ...variety, traySizeId: id };
  },
});

const live: VarietyField = {
  head: 'Live',
  aliases: ['sold alive', 'alive'],
  isOptional: true,
  write: (variety) => (variety.live ? 'yes' : null),
  read: (cell, { live: _before, ...variety }) => {
    const word = nameKey(cell.text);
    if (word === '' || word === 'no') return variety;
    if (word !== 'yes') throw cell.problem('must be yes or no.');
    return { ...variety, live: true };
  },
};

const seedOf = ({ varieties }: VarietyNames): VarietyField => ({
  head: 'Seed of',
  aliases: ['seed from', 'sown from'],
  isOptional: true,
  write: (variety) => namedBy(varieties, variety.seedOf),
  blank: ({ seedOf: _before, ...variety }) => variety,
  read: (cell, { seedOf: _before, ...variety }) => {
    const id = idNamed(varieties, cell, 'isn’t a variety.');
    return id === variety.id ? variety : { ...variety, seedOf: id };
  },
});

/** The name of a record, its id where the name means none or several. */
function namedBy(records: readonly Named[], id: string | undefined): string | null {
  return id === undefined ? null : recordNames(records).textOf(id);
}

function idNamed(records: readonly Named[], cell: Cell, problem: string): string {
  const id = recordNames(records).idOf(cell.text);
  if (id === null) throw cell.problem(problem);
  return id;
}

const SEED_AND_SALE: Readonly<Record<string, VarietyField>> = {
  seedGPerTray: {
    head: 'Seed density (g/tray)',
    aliases: ['seed density', 'seed (g/tray)', 'seed per tray (g)', 'grams per tray', 'g/tray'],
    write: ({ seedGPerTray }) => seedGPerTray,
    blank: (variety) => ({ ...variety, seedGPerTray: null }),
    read: (cell, variety) => ({ ...variety, seedGPerTray: cell.amount('g', { aboveZero: true }) }),
  },
  bagLb: {
    head: 'Seed bag (lb)',
    aliases: ['seed bag', 'bag (lb)', 'bag lb', 'bag size (lb)'],
    write: ({ cost }) => cost.bagLb,
    blank: (variety) => withBag(variety, { bagLb: null }),
    read: (cell, variety) => withBag(variety, { bagLb: cell.amount('lb', { aboveZero: true }) }),
  },
  bagCost: {
    head: 'Bag cost ($)',
    aliases: ['bag cost', 'seed bag cost', 'bag price', 'bag cost (usd)'],
    write: ({ cost }) => cost.bagCost,
    blank: (variety) => withBag(variety, { bagCost: null }),
    read: (cell, variety) => withBag(variety, { bagCost: cell.number({ aboveZero: true }) }),
  },
  packSizes: {
    head: 'Pack sizes (oz)',
    aliases: ['pack sizes', 'package sizes', 'package sizes (oz)', 'sizes (oz)'],
    write: ({ packSizes }) => packSizes.join(' '),
    read: (cell, variety) => {
      const parts = cell.text.match(/[^\s,;|/]+?\s*(?:oz|kg|g|lb)\b|[^\s,;|/]+/gi) ?? [];
      const sizes = parts.map((part) => {
        const { bare, unit } = readTypedUnit(part);
        const size = inUnit(Number(bare), unit ?? 'oz', 'oz');
        if (Number.isFinite(size) && size > 0) return size;
        throw cell.problem('must be sizes in ounces, such as 2 4 8.');
      });
      return { ...variety, packSizes: savePackSizes(sizes) };
    },
  },
  reorderUrl: {
    head: 'Reorder link',
    aliases: ['reorder url', 'reorder', 'link', 'url'],
    write: ({ seedInfo }) => seedInfo.reorderUrl,
    read: (cell, variety) => {
      const reorderUrl = cleanUrl(cell.text);
      if (reorderUrl === null && !cell.isBlank) throw cell.problem('isn’t an http or https link.');
      return { ...variety, seedInfo: { ...variety.seedInfo, reorderUrl } };
    },
  },
  notes: {
    head: 'Notes',
    aliases: ['note', 'comments', 'comment'],
    write: ({ notes }) => notes,
    read: ({ text }, variety) => ({ ...variety, notes: trimmedCell(text) }),
  },
};

/** The columns of a variety that files hold and imports read. */
export function varietyFields(names: VarietyNames): ImportFields<Variety> {
  return {
    name: nameField('Variety', ['name', 'variety name', 'crop']),
    ...GROWING,
    traySizeId: traySize(names),
    live,
    seedOf: seedOf(names),
    ...SEED_AND_SALE,
  };
}

/** Columns of a variety file, without those that appear only if a variety has a value. */
export const VARIETY_HEADS: readonly string[] = Object.values(varietyFields({ varieties: [] }))
  .filter(({ isOptional }) => !isOptional)
  .map(({ head }) => head);

function withBag(variety: Variety, bag: Partial<SeedBag>): Variety {
  return { ...variety, cost: withSeedBag(variety.cost, { ...variety.cost, ...bag }) };
}
