import { DEFAULT_DAYS_TO_HARVEST } from '#domain/catalog/varieties/effective-yield.ts';
import { calibrationAverage, calibrationSamples } from '#domain/catalog/varieties/calibration.ts';
import { savePackSizes } from '#domain/catalog/products/pack-sizes.ts';
import { MAX_SHELF_LIFE_DAYS } from '#domain/catalog/varieties/shelf-life.ts';
import { slug } from '#domain/catalog/varieties/slug.ts';
import type {
  Calibration,
  SeedCost,
  SeedInfo,
  Variety,
} from '#domain/catalog/varieties/variety.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { hashId } from './new-id.ts';
import { readNumber, readPositive, readText, readWhole } from './coerce.ts';
import { asRecord, type JsonRecord } from './json-record.ts';
import { readJournal } from './read-journal.ts';
import { readLink } from './read-link.ts';
import { readRecords } from './read-records.ts';
import { CYCLE_DAYS, readSteps } from './read-steps.ts';
import { readDay, readInstant } from './read-time.ts';
import { settle } from './settle.ts';

/** The farm's varieties. One without an id is known by the slug of its name. */
export function readVarieties(value: unknown): Variety[] {
  return readRecords(value, idOfVariety, readVariety);
}

/**
 * One variety.
 *
 * Yields stay exactly as they came, grams too: reading grams as ounces twice would shrink them twice.
 */
export function readVariety(source: JsonRecord, id: string): Variety {
  const daysToHarvest = readWhole(source.daysToHarvest, DEFAULT_DAYS_TO_HARVEST, CYCLE_DAYS);
  return settle<Variety>(source, {
    id,
    name: readText(source.name),
    yieldOzPerTray: readNumber(source.yieldOzPerTray, null),
    yieldOzPerTrayOverride: readNumber(source.yieldOzPerTrayOverride, null),
    yieldSetISO: readDay(source.yieldSetISO) ?? undefined,
    bufferPercent: readBuffer(source.bufferPercent),
    calibration: readCalibration(asRecord(source.calibration)),
    daysToHarvest,
    shelfLifeDays: readWhole(source.shelfLifeDays, undefined, {
      min: 0,
      max: MAX_SHELF_LIFE_DAYS,
    }),
    seedGPerTray: readNumber(source.seedGPerTray, null, { min: 0 }),
    notes: readText(source.notes),
    steps: readSteps(source.steps, daysToHarvest),
    packSizes: savePackSizes(readNumbers(source.packSizes)),
    cost: readSeedCost(asRecord(source.cost)),
    seedInfo: readSeedInfo(asRecord(source.seedInfo)),
    journal: readJournal(source.journal),
    avgYieldOzPerTray: readNumber(source.avgYieldOzPerTray, undefined),
    lbsPerTray: readNumber(source.lbsPerTray, undefined, { min: 0 }),
    fd_g_to_powder_g: readNumber(source.fd_g_to_powder_g, undefined, { min: 0 }),
    freshLb_to_fd_g: readNumber(source.freshLb_to_fd_g, undefined, { min: 0 }),
  });
}

/** Percent with 1 decimal, brought into range. */
function readBuffer(value: unknown): number | undefined {
  const percent = readNumber(value, undefined, { min: 0, max: 100 });
  return percent === undefined ? undefined : roundTo(percent, 1);
}

function idOfVariety(record: JsonRecord): string {
  return slug(readText(record.name)) || hashId('variety', record);
}

function readCalibration(source: JsonRecord): Calibration {
  const samples = calibrationSamples(readNumbers(source.samples));
  return settle<Calibration>(source, {
    samples,
    avgOzPerTray: readNumber(source.avgOzPerTray, calibrationAverage(samples)),
    lastCalibratedAt: readInstant(source.lastCalibratedAt),
  });
}

function readNumbers(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => readNumber(item, null)).filter((number) => number !== null);
}

function readSeedCost(source: JsonRecord): SeedCost {
  return settle<SeedCost>(source, {
    bagLb: readPositive(source.bagLb, null),
    bagCost: readPositive(source.bagCost, null),
    bagMassG: readPositive(source.bagMassG, undefined),
    costPerGram: readPositive(source.costPerGram, undefined),
  });
}

function readSeedInfo(source: JsonRecord): SeedInfo {
  return settle<SeedInfo>(source, {
    reorderUrl: readLink(source.reorderUrl),
    reorderUrlUpdatedAt: readInstant(source.reorderUrlUpdatedAt),
  });
}
