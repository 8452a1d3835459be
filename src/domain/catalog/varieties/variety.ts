import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';

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

/** Default length of a soak in hours. */
export const DEFAULT_SOAK_HOURS = 4;

/** Kinds of grow step. The last two come from old data and go when the variety is saved in the editor. */
export type StepType =
  'SOAK' | 'PLANT' | (typeof STEPS_AFTER_PLANTING)[number] | 'GERM_WEIGHTED' | 'GERMINATION';

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

/** Supplier and reorder link of a seed. */
export interface SeedInfo {
  /** Http or https only. */
  readonly reorderUrl: string | null;
  readonly reorderUrlUpdatedAt: IsoInstant | null;
  readonly supplier?: string;
  /** Days from the order until it is on the shelf, whole; absent = the farm's usual ones. */
  readonly leadDays?: number;
}

/** One entry of a variety's grow journal. */
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
  /** Days after the cut on which it may still be delivered; whole, 0 to 30, see `shelfLifeDays`. */
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
