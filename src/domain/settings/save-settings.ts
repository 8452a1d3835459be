import {
  DEFAULT_PRO_SETTINGS,
  type ProSettings,
  HARVEST_BUFFER_DAYS,
  type HarvestDefaults,
  type Settings,
  DEFAULT_DIRTY_THRESHOLD,
  HOURS_OF_DAY,
  listedResources,
} from './settings.ts';
import { cleanBuying, type BuyingSettings } from '#domain/settings/buying-settings.ts';
import { DEFAULT_STACK_LIMIT } from '#domain/settings/germination-stack.ts';
import { cleanRegion, storedRegion, US_REGION, type Region } from '#domain/tell/region.ts';
import {
  DEFAULT_INVOICING,
  TERMS_DAYS,
  type InvoicingSettings,
} from '#domain/settings/invoicing-settings.ts';
import { PERCENT, wholeWithin } from '#domain/units/limits.ts';
import { cleanCommonTasks } from './common-tasks.ts';
import { safeLogo } from './logo.ts';
import { weekendPreference, withWeekendPreference } from './weekend-preference.ts';

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

/**
 * Settings after some of them were changed.
 *
 * Sections are merged field by field. The weekend preference is written under all its names. Values out of range become the
 * nearest valid one, or the default.
 */
export function saveSettings(before: Settings, patch: SettingsPatch): Settings {
  const merged = mergeSections(before, patch);
  const toFriday = weekendPreference(patch) ?? before.planner.weekendHarvestToFriday;
  const settings = withWeekendPreference(merged, toFriday);
  return {
    ...settings,
    brand: saveBrand(merged.brand),
    planner: savePlanner(settings.planner),
    reporting: {
      ...merged.reporting,
      usdaMode: merged.reporting.usdaMode === 'detailed' ? 'detailed' : 'basic',
    },
    trays: {
      ...merged.trays,
      dirtyThreshold: wholeAboveNone(merged.trays.dirtyThreshold, DEFAULT_DIRTY_THRESHOLD),
      stackLimit: wholeAboveNone(merged.trays.stackLimit, DEFAULT_STACK_LIMIT),
    },
    commonTasks: cleanCommonTasks(merged.commonTasks),
  };
}

function mergeSections(before: Settings, patch: SettingsPatch): Settings {
  const promise = { ...before.promise, ...patch.promise };
  const { pro: chosen, buying, region: written, invoicing, ...sections } = patch;
  const { promise: _unread, region: had, ...merged } = { ...before, ...sections };
  const region = written ? storedRegion(cleanRegion({ ...US_REGION, ...had, ...written })) : had;
  return {
    ...merged,
    ...(chosen && { pro: { ...DEFAULT_PRO_SETTINGS, ...before.pro, ...chosen } }),
    ...(buying && { buying: cleanBuying({ ...before.buying, ...buying }) }),
    ...(invoicing && { invoicing: cleanInvoicing({ ...before.invoicing, ...invoicing }) }),
    // Insisting on nothing is how a farm begins, which has no list of it.
    ...(promise.limits?.length || Object.keys(promise).length > 1
      ? { promise: { ...promise, limits: listedResources(promise.limits ?? []) } }
      : {}),
    ...(region && { region }),
    brand: { ...before.brand, ...patch.brand },
    google: {
      ...before.google,
      ...patch.google,
      pushAggregates: { ...before.google.pushAggregates, ...patch.google?.pushAggregates },
    },
    planner: { ...before.planner, ...patch.planner },
    plannerPrefs: { ...before.plannerPrefs, ...patch.plannerPrefs },
    reporting: { ...before.reporting, ...patch.reporting },
    trays: { ...before.trays, ...patch.trays },
  };
}

/** Without words of its own a label has none. */
function saveBrand({ labelLine = '', ...brand }: Settings['brand']): Settings['brand'] {
  const words = labelLine.trim();
  const appLogoDataUrl = safeLogo(brand.appLogoDataUrl);
  return { ...brand, appLogoDataUrl, ...(words !== '' && { labelLine: words }) };
}

function savePlanner({ morningHour, ...planner }: HarvestDefaults): HarvestDefaults {
  const hour = wholeWithin(HOURS_OF_DAY, morningHour, undefined);
  return {
    ...planner,
    ...(hour === undefined ? {} : { morningHour: hour }),
    weekStartsOn: planner.weekStartsOn === 0 ? 0 : 1,
    defaultHarvestBufferDays: wholeWithin(HARVEST_BUFFER_DAYS, planner.defaultHarvestBufferDays, 0),
  };
}

function wholeAboveNone(value: number, fallback: number): number {
  const whole = Math.floor(value);
  return Number.isFinite(whole) && whole > 0 ? whole : fallback;
}

/** In range; what is no number becomes the usual one. */
function cleanInvoicing(typed: Partial<InvoicingSettings>): InvoicingSettings {
  const settings = { ...DEFAULT_INVOICING, ...typed };
  const { start, termsDays, taxes } = settings;
  return {
    ...settings,
    start: Number.isInteger(start) && start >= 1 ? start : DEFAULT_INVOICING.start,
    termsDays: wholeWithin(TERMS_DAYS, termsDays, DEFAULT_INVOICING.termsDays),
    taxes: taxes.map((rate) => ({ ...rate, percent: cleanPercent(rate.percent) })),
  };
}

function cleanPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(PERCENT.max, Math.max(PERCENT.min, percent)) : 0;
}
