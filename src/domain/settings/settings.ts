import type { BuyingSettings } from '#domain/settings/buying-settings.ts';
import type { InvoicingSettings } from '#domain/settings/invoicing-settings.ts';
import type { Region } from '#domain/tell/region.ts';
import { roundTo } from '#domain/units/rounding.ts';

/** Dismissed suggestions: the number of recorded harvests at the time, by variety. */
export interface SuggestionSettings {
  readonly dismissed: Readonly<Record<string, number>>;
}

/** Google identity of this device, and what the calendar receives. */
export interface GoogleSettings {
  readonly connected: boolean;
  readonly sub: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly picture: string | null;
  /** '' = not set. */
  readonly calendarId: string;
  readonly pushAggregates: {
    readonly plant: boolean;
    readonly harvest: boolean;
    readonly soak: boolean;
  };
}

/** Defaults of harvest scheduling. The weekend switch is mirrored in two older places of the settings. */
export interface HarvestDefaults {
  readonly weekStartsOn: 0 | 1;
  readonly weekendHarvestToFriday: boolean;
  /** Whole days, 0 to 7. */
  readonly defaultHarvestBufferDays: number;
  /** When planting begins, 0 to 23; absent = 6. */
  readonly morningHour?: number;
}

export interface Settings {
  readonly brand: {
    readonly farmName: string;
    readonly title: string;
    readonly appLogoDataUrl: string | null;
    /** Own words on every label, as an address. */
    readonly labelLine?: string;
  };
  readonly siteTitle: string;
  readonly google: GoogleSettings;
  readonly planner: HarvestDefaults;
  readonly plannerPrefs: { readonly harvestWeekendOnFriday: boolean };
  readonly weekendHarvestToFriday: boolean;
  readonly reporting: {
    readonly trackHarvestLoss: boolean;
    readonly usdaMode: 'basic' | 'detailed';
    /** Asks for the weight when a harvest is marked done. Absent = no. */
    readonly askHarvestWeight?: boolean;
  };
  /** Absent: no suggestion was dismissed. */
  readonly learning?: SuggestionSettings;
  /** Absent: no resource turns a yes into a no. */
  readonly promise?: AvailabilitySettings;
  /** Absent: the dryer plan is made as usual. */
  readonly pro?: ProSettings;
  /** Absent: the buying list reckons as usual. */
  readonly buying?: BuyingSettings;
  /** Absent: nobody bills here. */
  readonly invoicing?: InvoicingSettings;
  /** Absent: ounces, dollars and days as in the US. */
  readonly region?: Region;
  readonly trays: { readonly dirtyThreshold: number; readonly stackLimit: number };
  /** Quick tasks: trimmed, unique and sorted ignoring case. */
  readonly commonTasks: readonly string[];
}

/** Some fields of some sections of the settings. */
export type SettingsPatch = {
  readonly [
    K in Exclude<keyof Settings, 'pro' | 'buying' | 'region' | 'invoicing'>
  ]?: Settings[K] extends readonly unknown[]
    ? Settings[K]
    : Settings[K] extends object
      ? Partial<Settings[K]>
      : Settings[K];
} & {
  readonly pro?: Partial<ProSettings>;
  readonly buying?: Partial<BuyingSettings>;
  readonly region?: Partial<Region>;
  readonly invoicing?: Partial<InvoicingSettings>;
};

/** Days that an order may be harvested ahead of its event. */
export const HARVEST_BUFFER_DAYS = { min: 0, max: 7 } as const;

/** Dirty trays from which a scrub is due, when the grower has not said. */
export const DEFAULT_DIRTY_THRESHOLD = 40;

/** Default hour at which planting starts. */
export const DEFAULT_MORNING_HOUR = 6;

export const HOURS_OF_DAY = { min: 0, max: 23 } as const;

/** Extra trays to plant, by kind of variety. */
export interface BufferSettings {
  readonly generalBufferPercent: number;
  readonly consistent: { readonly percent: number; readonly varieties: readonly string[] };
  /** A variety in both lists counts as delicate. */
  readonly delicate: { readonly percent: number; readonly varieties: readonly string[] };
  /** A buffer never adds more trays than this. */
  readonly maxExtraTrays: number;
  /** A buffer tray of which a smaller share than this is needed is not planted, 0 to 1; absent: each is. */
  readonly sliver?: number;
}

/** The sliver of a farm that begins today. */
export const NEW_FARM_SLIVER = 0.25;

export const DEFAULT_BUFFER_SETTINGS: BufferSettings = {
  generalBufferPercent: 6,
  consistent: { percent: 4, varieties: [] },
  delicate: { percent: 12, varieties: [] },
  maxExtraTrays: 1,
};

/** A percentage of the buffers as it counts: negative or invalid becomes 0. */
export function clampBufferPercent(percent: number): number {
  return Number.isFinite(percent) && percent > 0 ? percent : 0;
}

/** The sliver as it counts: a share with two decimals; none where it is 0 or invalid. */
export function countedSliver(sliver: number | undefined): number | undefined {
  return roundTo(Math.min(clampBufferPercent(sliver ?? 0), 1), 2) || undefined;
}

/** The maximum of extra trays as it counts: whole, at least 0; negative or invalid becomes 0. */
export function countedExtraTrays(maxExtraTrays: number): number {
  return Math.floor(clampBufferPercent(maxExtraTrays));
}

/** Resources that may turn a yes to a customer into a no, in the order in which they are listed. */
export const AVAILABILITY_RESOURCES = [
  'germination',
  'grow',
  'withHoles',
  'withoutHoles',
  'seed',
  'packages',
] as const;

export type AvailabilityResource = (typeof AVAILABILITY_RESOURCES)[number];

/** Returns the resources among these words, in their order. */
export function listedResources(words: readonly string[]): AvailabilityResource[] {
  return AVAILABILITY_RESOURCES.filter((resource) => words.includes(resource));
}

/** Resources that "Can I say yes?" must check. None by default. */
export interface AvailabilitySettings {
  readonly limits: readonly AvailabilityResource[];
}

/** Settings of the dryer plan. */
export interface ProSettings {
  /** Subtracts stock and running loads from the amount to dry. */
  readonly planNet: boolean;
  /** One load may hold several items. */
  readonly mixVarietiesInLoad: boolean;
  /** No day may be worse in the racks and trays than without the plan. */
  readonly mustFit: boolean;
}

export const DEFAULT_PRO_SETTINGS: ProSettings = {
  planNet: true,
  mixVarietiesInLoad: true,
  mustFit: false,
};
