import { inUnit, readTypedUnit } from '#domain/tell/read-digits.ts';
import { type SeedBag, withSeedBag } from '#domain/catalog/seeds/seed-bag.ts';
import type { Named } from '#domain/records/lists.ts';
import { VARIETY_HEAD } from './file-heads.ts';
import { cleanUrl } from '#domain/catalog/seeds/clean-url.ts';
import { STANDARD_SIZE, STANDARD_SIZE_ID, type TraySizes } from '#domain/catalog/tray-size.ts';
import {
  effectiveYield,
  type Variety,
  SHELF_LIFE_DAYS,
  CYCLE_DAYS,
} from '#domain/catalog/varieties/variety.ts';
import { savePackSizes } from '#domain/catalog/products/product.ts';
import { cellProblem, readCellAmount, readCellNumber } from './import-cells.ts';
import { nameField, trimmedCell, type ImportField, ImportProblem } from './import-field.ts';
import { nameKey } from './import-names.ts';
import { recordNames } from './order-targets.ts';

type VarietyField = ImportField<Variety>;

/** What the cells of varieties name. */
export interface VarietyNames extends TraySizes {
  readonly varieties: readonly Variety[];
}

const name = nameField<Variety>(VARIETY_HEAD.name, ['name', 'variety name', 'crop']);

/**
 * Yield per tray as listed. On a calibrated variety, another number overrides the calibration, as in the
 * editor.
 */
const trayYield: VarietyField = {
  head: VARIETY_HEAD.yieldOzPerTray,
  aliases: ['yield (oz/tray)', 'avg yield', 'average yield', 'yield', 'oz per tray', 'oz/tray'],
  write: (variety) => Number(effectiveYield(variety).toFixed(2)),
  read: (cell, variety) => {
    if (cell.trim() === '') return { ...variety, yieldOzPerTrayOverride: null };
    const ounces = readCellAmount(trayYield.head, cell, 'oz', { aboveZero: true });
    if ((variety.calibration.avgOzPerTray ?? 0) > 0) {
      return { ...variety, yieldOzPerTrayOverride: ounces };
    }
    // An imported average stands above the typed yield and would hide it.
    const average = (variety.avgYieldOzPerTray ?? 0) > 0 ? { avgYieldOzPerTray: ounces } : {};
    return { ...variety, ...average, yieldOzPerTray: ounces, yieldOzPerTrayOverride: null };
  },
};

const daysToHarvest: VarietyField = {
  head: VARIETY_HEAD.daysToHarvest,
  aliases: ['days to harvest', 'harvest days', 'days', 'days to maturity'],
  write: (variety) => variety.daysToHarvest,
  read: (cell, variety) => {
    if (cell.trim() === '') throw new ImportProblem(`${daysToHarvest.head} is empty.`);
    const days = readCellNumber(daysToHarvest.head, cell, { ...CYCLE_DAYS, whole: true });
    const steps = variety.steps.map((step) =>
      step.type === 'HARVEST' ? { ...step, dayStart: days, dayEnd: days } : step,
    );
    return { ...variety, daysToHarvest: days, steps };
  },
};

const shelfLife: VarietyField = {
  head: VARIETY_HEAD.shelfLifeDays,
  aliases: ['shelf life', 'shelf life days'],
  isOptional: true,
  write: (variety) => variety.shelfLifeDays ?? null,
  read: (cell, { shelfLifeDays: _before, ...variety }) => {
    if (cell.trim() === '') return variety;
    const days = readCellNumber(shelfLife.head, cell, { ...SHELF_LIFE_DAYS, whole: true });
    return { ...variety, shelfLifeDays: days };
  },
};

const traySize = ({ traySizes = [] }: TraySizes): VarietyField => ({
  head: VARIETY_HEAD.traySizeId,
  aliases: ['size of tray', 'tray'],
  isOptional: true,
  write: ({ traySizeId }) => namedBy(traySizes, traySizeId),
  read: (cell, { traySizeId: _before, ...variety }) => {
    const sizes = [STANDARD_SIZE, ...traySizes];
    const id = idNamed(sizes, cell, VARIETY_HEAD.traySizeId, 'isn’t a tray size.');
    return id === undefined || id === STANDARD_SIZE_ID ? variety : { ...variety, traySizeId: id };
  },
});

const live: VarietyField = {
  head: VARIETY_HEAD.live,
  aliases: ['sold alive', 'alive'],
  isOptional: true,
  write: (variety) => (variety.live ? 'yes' : null),
  read: (cell, { live: _before, ...variety }) => {
    const word = nameKey(cell);
    if (word === '' || word === 'no') return variety;
    if (word !== 'yes') throw cellProblem(live.head, cell, 'must be yes or no.');
    return { ...variety, live: true };
  },
};

const seedOf = ({ varieties }: VarietyNames): VarietyField => ({
  head: VARIETY_HEAD.seedOf,
  aliases: ['seed from', 'sown from'],
  isOptional: true,
  write: (variety) => namedBy(varieties, variety.seedOf),
  read: (cell, { seedOf: _before, ...variety }) => {
    const id = idNamed(varieties, cell, VARIETY_HEAD.seedOf, 'isn’t a variety.');
    return id === undefined || id === variety.id ? variety : { ...variety, seedOf: id };
  },
});

/** The name of a record, its id where the name means none or several. */
function namedBy(records: readonly Named[], id: string | undefined): string | null {
  return id === undefined ? null : recordNames(records).textOf(id);
}

/** The record that a cell names; none for a blank one. */
function idNamed(
  records: readonly Named[],
  cell: string,
  head: string,
  problem: string,
): string | undefined {
  if (cell.trim() === '') return undefined;
  const id = recordNames(records).idOf(cell);
  if (id === null) throw cellProblem(head, cell, problem);
  return id;
}

const seedDensity: VarietyField = {
  head: VARIETY_HEAD.seedGPerTray,
  aliases: ['seed density', 'seed (g/tray)', 'seed per tray (g)', 'grams per tray', 'g/tray'],
  write: (variety) => variety.seedGPerTray,
  read: (cell, variety) => ({
    ...variety,
    seedGPerTray:
      cell.trim() === '' ? null : readCellAmount(seedDensity.head, cell, 'g', { aboveZero: true }),
  }),
};

const seedBag: VarietyField = {
  head: VARIETY_HEAD.bagLb,
  aliases: ['seed bag', 'bag (lb)', 'bag lb', 'bag size (lb)'],
  write: (variety) => variety.cost.bagLb,
  read: (cell, variety) =>
    withBag(variety, {
      bagLb:
        cell.trim() === '' ? null : readCellAmount(seedBag.head, cell, 'lb', { aboveZero: true }),
    }),
};

const bagCost: VarietyField = {
  head: VARIETY_HEAD.bagCost,
  aliases: ['bag cost', 'seed bag cost', 'bag price', 'bag cost (usd)'],
  write: (variety) => variety.cost.bagCost,
  read: (cell, variety) =>
    withBag(variety, {
      bagCost: cell.trim() === '' ? null : readCellNumber(bagCost.head, cell, { aboveZero: true }),
    }),
};

const packSizes: VarietyField = {
  head: VARIETY_HEAD.packSizes,
  aliases: ['pack sizes', 'package sizes', 'package sizes (oz)', 'sizes (oz)'],
  write: (variety) => variety.packSizes.join(' '),
  read: (cell, variety) => {
    const parts = cell.match(/[^\s,;|/]+?\s*(?:oz|kg|g|lb)\b|[^\s,;|/]+/gi) ?? [];
    const sizes = parts.map((part) => {
      const { bare, unit } = readTypedUnit(part);
      const size = inUnit(Number(bare), unit ?? 'oz', 'oz');
      if (Number.isFinite(size) && size > 0) return size;
      throw cellProblem(packSizes.head, cell, 'must be sizes in ounces, such as 2 4 8.');
    });
    return { ...variety, packSizes: savePackSizes(sizes) };
  },
};

const reorderLink: VarietyField = {
  head: VARIETY_HEAD.reorderUrl,
  aliases: ['reorder url', 'reorder', 'link', 'url'],
  write: (variety) => variety.seedInfo.reorderUrl,
  read: (cell, variety) => {
    const reorderUrl = cleanUrl(cell);
    if (reorderUrl === null && cell.trim() !== '') {
      throw cellProblem(reorderLink.head, cell, 'isn’t an http or https link.');
    }
    return { ...variety, seedInfo: { ...variety.seedInfo, reorderUrl } };
  },
};

const notes: VarietyField = {
  head: VARIETY_HEAD.notes,
  aliases: ['note', 'comments', 'comment'],
  write: (variety) => variety.notes,
  read: (cell, variety) => ({ ...variety, notes: trimmedCell(cell) }),
};

/** The columns of a variety that files hold and imports read, its name first. */
export function varietyFields(
  names: VarietyNames,
): readonly [VarietyField, ...(readonly VarietyField[])] {
  return [
    name,
    trayYield,
    daysToHarvest,
    shelfLife,
    traySize(names),
    live,
    seedOf(names),
    seedDensity,
    seedBag,
    bagCost,
    packSizes,
    reorderLink,
    notes,
  ];
}

/** Columns of a variety file, without those that appear only if a variety has a value. */
export const VARIETY_HEADS: readonly string[] = varietyFields({ varieties: [] })
  .filter(({ isOptional }) => !isOptional)
  .map(({ head }) => head);

function withBag(variety: Variety, bag: Partial<SeedBag>): Variety {
  return { ...variety, cost: withSeedBag(variety.cost, { ...variety.cost, ...bag }) };
}
