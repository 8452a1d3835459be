import type { BuyingSettings } from '#domain/settings/buying-settings.ts';
import type { ProSettings } from '#domain/settings/pro-settings.ts';
import type { InvoicingSettings } from '#domain/settings/invoicing-settings.ts';
import type { Region } from '#domain/tell/region.ts';
import type { AvailabilitySettings } from '#domain/settings/availability-resources.ts';

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

/** Settings of the whole farm. */
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
