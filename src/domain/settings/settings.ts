import type { ProSettings } from '#domain/settings/pro-settings.ts';
import type { AvailabilitySettings } from '#domain/settings/availability-resources.ts';

/** Proposals that were put off: by variety, how many of its harvests were recorded by then. */
export interface SuggestionSettings {
  readonly dismissed: Readonly<Record<string, number>>;
}

/** Google identity of this device, and what the calendar gets. */
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

/** What the grower chose once for the whole farm. */
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
    /** Asks for the weight at the tick of a harvest; absent = no. */
    readonly askHarvestWeight?: boolean;
  };
  /** Absent: no proposal was ever put off. */
  readonly learning?: SuggestionSettings;
  /** Absent: no resource turns a yes into a no. */
  readonly promise?: AvailabilitySettings;
  /** Absent: the dryer plan is made as usual. */
  readonly pro?: ProSettings;
  readonly trays: { readonly dirtyThreshold: number; readonly stackLimit: number };
  /** Quick tasks: trimmed, unique and sorted ignoring case. */
  readonly commonTasks: readonly string[];
}
