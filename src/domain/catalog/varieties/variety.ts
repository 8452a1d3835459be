import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { GRAMS_PER, OUNCES_PER_POUND } from '#domain/units/unit.ts';
import { count, ounces, type Told } from '#domain/tell/say.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { isPositive } from '#domain/units/limits.ts';
import type { Supplied } from '../supplier.ts';

/** Germination method: weighted, unweighted or covered. `WEIGHTED` is the default. */
export type GermMode = 'WEIGHTED' | 'UNWEIGHTED' | 'COVERED';

/** Kinds of steps after planting, in work order. */
export const STEPS_AFTER_PLANTING = [
  'MIST',
  'BLACKOUT',
  'LIGHTS',
  'DOME',
  'WATER',
  'HARVEST',
] as const;

/** Kinds of step an editor offers, in the order they are stored. */
export const STEP_ORDER = [
  'SOAK',
  'PLANT',
  ...STEPS_AFTER_PLANTING,
] as const satisfies readonly StepType[];

export const DEFAULT_SOAK_HOURS = 4;

/** Kinds of grow step. The last two come from old data and go when the variety is saved in the editor. */
export type StepType =
  | 'SOAK'
  | 'PLANT'
  | (typeof STEPS_AFTER_PLANTING)[number]
  | 'GERM_WEIGHTED'
  | 'GERMINATION';

/** One step of a variety's schedule, in days after planting. */
export interface GrowStep {
  readonly id: string;
  readonly type: StepType;
  readonly dayStart: number;
  /** On a PLANT step above 0: days of germination. */
  readonly dayEnd: number;
  readonly note: string;
  /** SOAK only. Hours; old data may exceed 24. */
  readonly soakHours?: number;
  /** PLANT only. */
  readonly germMode?: GermMode;
}

/** Checks whether a step is one of germination, as only old data has them. */
export function isLegacyGermination({ type }: Pick<GrowStep, 'type'>): boolean {
  return type === 'GERM_WEIGHTED' || type === 'GERMINATION';
}

/** Weighed trays of a variety: at most 8 samples in ounces and their mean (2 decimals). */
export interface Calibration {
  readonly samples: readonly number[];
  readonly avgOzPerTray: number | null;
  readonly lastCalibratedAt: IsoInstant | null;
}

/** Price of a bag of seed, in pounds and dollars. */
export interface SeedCost {
  readonly bagLb: number | null;
  readonly bagCost: number | null;
  readonly bagMassG?: number;
  readonly costPerGram?: number;
}

export interface SeedInfo extends Supplied {
  /** Http or https only. */
  readonly reorderUrl: string | null;
  readonly reorderUrlUpdatedAt: IsoInstant | null;
}

export interface JournalEntry {
  readonly id: string;
  readonly atISO: IsoInstant;
  readonly text: string;
  readonly pinned: boolean;
}

/** A crop: how long it grows, what a tray yields, what its seed costs. */
export interface Variety {
  /** Slug of its first name; never changes on rename. */
  readonly id: string;
  readonly name: string;
  /** Ounces as typed; 64 or more may mean grams, see `effectiveYield`. */
  readonly yieldOzPerTray: number | null;
  /** Lasts until the next calibration is saved. */
  readonly yieldOzPerTrayOverride: number | null;
  /** The day its yield was last taken from its harvests: older ones argue with it no more. */
  readonly yieldSetISO?: IsoDate;
  /** Variety buffer, 0 to 100 with 1 decimal. Overrides the lists of consistent and delicate varieties. */
  readonly bufferPercent?: number;
  readonly calibration: Calibration;
  readonly daysToHarvest: number;
  /** Days after the cut on which it may still be delivered; whole, 0 to 30, see `shelfLifeOf`. */
  readonly shelfLifeDays?: number;
  /** The size of its trays, see `traySizeOf`; yield, seed and days are those of one such tray. */
  readonly traySizeId?: string;
  /** Sold as it grows: its unit is the tray. */
  readonly live?: true;
  /** The variety whose seed it is sown from, see `seedVariety`. */
  readonly seedOf?: string;
  /** Grams of seed per tray. */
  readonly seedGPerTray: number | null;
  readonly notes: string;
  readonly steps: readonly GrowStep[];
  /** Ounces, ascending. */
  readonly packSizes: readonly number[];
  readonly cost: SeedCost;
  readonly seedInfo: SeedInfo;
  /** Newest first. */
  readonly journal: readonly JournalEntry[];
  readonly avgYieldOzPerTray?: number;
  readonly lbsPerTray?: number;
  readonly fd_g_to_powder_g?: number;
  readonly freshLb_to_fd_g?: number;
}

/** The unit of amounts, where they aren't ounces. */
export interface AmountUnit {
  /** A variety sold alive: its `oz` are trays. */
  readonly unit?: 'tray';
}

const OUNCES: AmountUnit = {};
const TRAYS: AmountUnit = { unit: 'tray' };

/** Returns the unit of a variety's amounts, to be put behind the other fields of a row. */
export function amountUnitOf(variety: { readonly live?: true } | null | undefined): AmountUnit {
  return variety?.live === true ? TRAYS : OUNCES;
}

/** What makes a variety fit for sale: it is cut, or ready where it is sold alive. */
export function cutWord({ live }: { readonly live?: true }): 'cut' | 'ready' {
  return live === true ? 'ready' : 'cut';
}

/** Ounces a tray yields until it is weighed. */
export const DEFAULT_YIELD_OZ = 8;
/** Days from planting to harvest of a variety that does not say so. */
export const DEFAULT_DAYS_TO_HARVEST = 10;
/** From here on a number is taken for grams … */
const GRAMS_FROM = 64;
/** … unless it would be more ounces than a tray can bear. */
const MAX_OUNCES_FROM_GRAMS = 200;

/** The fields of a variety that say what a tray yields. */
export type YieldSources = Pick<
  Variety,
  | 'yieldOzPerTrayOverride'
  | 'calibration'
  | 'avgYieldOzPerTray'
  | 'yieldOzPerTray'
  | 'lbsPerTray'
  | 'live'
>;

/**
 * Yield of a variety in ounces per tray, 8 if unknown.
 *
 * Uses the manual override, else the calibration, the imported average, the typed yield or imported pounds.
 * Plan, reports and costs share this yield; costs ignore the default.
 */
export function effectiveYield(variety: YieldSources): number {
  return knownYield(variety) ?? DEFAULT_YIELD_OZ;
}

/**
 * Ounces a tray yields, or null when no usable yield is stored, as costing needs to know. A variety sold alive
 * counts in trays, so it is 1.
 */
export function knownYield(variety: YieldSources): number | null {
  if (variety.live === true) return 1;
  const typed = yieldAsTyped(variety);
  if (typed !== null) return yieldInOunces(typed);
  const { lbsPerTray = 0 } = variety;
  return lbsPerTray > 0 ? lbsPerTray * OUNCES_PER_POUND : null;
}

/** The number that counts as the yield of a variety, as it was once typed or weighed; null when none is known. */
export function yieldAsTyped(variety: YieldSources): number | null {
  const { yieldOzPerTrayOverride, calibration, avgYieldOzPerTray, yieldOzPerTray } = variety;
  const { avgOzPerTray } = calibration;
  const sources = [yieldOzPerTrayOverride, avgOzPerTray, avgYieldOzPerTray, yieldOzPerTray];
  return sources.find(isPositive) ?? null;
}

/** Whether weighed trays, or an imported mean of them, give the yield of a variety. */
export function isCalibrated({ calibration }: Pick<Variety, 'calibration'>): boolean {
  return isPositive(calibration.avgOzPerTray);
}

/** Checks whether a variety is planned with the default 8 oz because its yield is unknown. */
export function isYieldAssumed(variety: YieldSources): boolean {
  return knownYield(variety) === null;
}

/**
 * A yield as typed, in ounces: 64 or more means grams.
 *
 * Applied when a yield is read and never before it is stored, since applying it twice would divide
 * a large value twice.
 */
export function yieldInOunces(value: number): number {
  if (value < GRAMS_FROM) return value;
  const ounces = value / GRAMS_PER.oz;
  return ounces <= MAX_OUNCES_FROM_GRAMS ? ounces : value;
}

export const DEFAULT_SHELF_LIFE_DAYS = 5;

export const SHELF_LIFE_DAYS = { min: 0, max: 30 } as const;

export function shelfLifeOf(variety: Pick<Variety, 'shelfLifeDays'>): number {
  return variety.shelfLifeDays ?? DEFAULT_SHELF_LIFE_DAYS;
}

/** Longer cycles are typing errors; a plan with daily tasks for one would be huge. */
export const CYCLE_DAYS = { min: 0, max: 3650 } as const;

/** Trays in a sentence: "1 tray", "3 trays". */
export function traysText(trays: number): string {
  return trays === 1 ? '1 tray' : `${trays} trays`;
}

/** An amount of a variety in a sentence: "12.5 oz"; of one sold alive "2 trays". */
export function amountInUnit(amount: number, { unit }: AmountUnit): string {
  return unit === 'tray' ? traysText(roundTo(amount, 1)) : `${roundTo(amount, 1)} oz`;
}

/** The same in a sentence that is not written yet. */
export function amountSaid(amount: number, { unit }: AmountUnit): Told {
  return unit === 'tray' ? count(roundTo(amount, 1), 'tray') : ounces(amount);
}
