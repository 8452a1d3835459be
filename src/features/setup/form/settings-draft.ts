import { DEFAULT_BUYING_SETTINGS, type BuyingSettings } from '#domain/settings/buying-settings.ts';
import { DEFAULT_MORNING_HOUR, type Settings } from '#domain/settings/settings.ts';
import type { SettingsPatch } from '#domain/settings/save-settings.ts';
import { type Region, US_REGION } from '#domain/tell/region.ts';

/** The settings as they are typed, field by field; an emptied number is null. */
export interface SettingsDraft {
  readonly farmName: string;
  readonly title: string;
  readonly siteTitle: string;
  readonly weights: Region['weights'];
  readonly currency: Region['currency'];
  readonly dates: Region['dates'];
  readonly numbers: Region['numbers'];
  readonly labelLine: string;
  readonly logo: string | null;
  readonly weekStartsOn: 0 | 1;
  readonly weekendToFriday: boolean;
  readonly bufferDays: number | null;
  readonly morningHour: number | null;
  readonly leadDays: number | null;
  readonly coverDays: number | null;
  readonly keepDays: number | null;
  readonly calendarId: string;
  readonly pushPlant: boolean;
  readonly pushHarvest: boolean;
  readonly pushSoak: boolean;
  readonly trackHarvestLoss: boolean;
  readonly askHarvestWeight: boolean;
  readonly usdaMode: 'basic' | 'detailed';
}

/** What every section of the form gets. */
export interface SettingsFields {
  readonly draft: SettingsDraft;
  readonly onChange: (change: Partial<SettingsDraft>) => void;
}

/** The part of the settings that the form edits; who is signed in is no part of it. */
export function draftOfSettings(settings: Settings): SettingsDraft {
  const { brand, siteTitle, planner, google, reporting, region = US_REGION } = settings;
  return {
    farmName: brand.farmName,
    title: brand.title,
    siteTitle,
    labelLine: brand.labelLine ?? '',
    logo: brand.appLogoDataUrl,
    weights: region.weights,
    currency: region.currency,
    dates: region.dates,
    numbers: region.numbers,
    weekStartsOn: planner.weekStartsOn,
    weekendToFriday: planner.weekendHarvestToFriday,
    bufferDays: planner.defaultHarvestBufferDays,
    morningHour: planner.morningHour ?? DEFAULT_MORNING_HOUR,
    ...(settings.buying ?? DEFAULT_BUYING_SETTINGS),
    calendarId: google.calendarId,
    pushPlant: google.pushAggregates.plant,
    pushHarvest: google.pushAggregates.harvest,
    pushSoak: google.pushAggregates.soak,
    trackHarvestLoss: reporting.trackHarvestLoss,
    askHarvestWeight: reporting.askHarvestWeight ?? false,
    usdaMode: reporting.usdaMode,
  };
}

/** What a save writes: the fields that were changed, and nothing beside them. */
export function patchOfChanges(
  draft: SettingsDraft,
  changed: ReadonlySet<keyof SettingsDraft>,
): SettingsPatch {
  const pick = <T extends object>(
    fields: Partial<Record<keyof SettingsDraft, T>>,
  ): T | undefined => {
    const parts = Object.entries(fields).filter(([name]) =>
      // The names of the record are those of the draft.
      changed.has(name as keyof SettingsDraft),
    );
    // Each part is some of the fields of the section.
    return parts.length === 0
      ? undefined
      : (Object.assign({}, ...parts.map(([, part]) => part)) as T);
  };
  const usual = DEFAULT_BUYING_SETTINGS;
  const { pushPlant: plant, pushHarvest: harvest, pushSoak: soak } = draft;
  const pushAggregates = { pushAggregates: { plant, harvest, soak } };
  const sections = {
    brand: pick<Partial<Settings['brand']>>({
      farmName: { farmName: draft.farmName.trim() },
      title: { title: draft.title.trim() },
      labelLine: { labelLine: draft.labelLine.trim() },
      logo: { appLogoDataUrl: draft.logo },
    }),
    region: pick<Partial<Region>>({
      weights: { weights: draft.weights },
      currency: { currency: draft.currency },
      dates: { dates: draft.dates },
      numbers: { numbers: draft.numbers },
    }),
    planner: pick<Partial<Settings['planner']>>({
      weekStartsOn: { weekStartsOn: draft.weekStartsOn },
      weekendToFriday: { weekendHarvestToFriday: draft.weekendToFriday },
      bufferDays: { defaultHarvestBufferDays: draft.bufferDays ?? 0 },
      morningHour: { morningHour: draft.morningHour ?? DEFAULT_MORNING_HOUR },
    }),
    buying: pick<Partial<BuyingSettings>>({
      leadDays: { leadDays: draft.leadDays ?? usual.leadDays },
      coverDays: { coverDays: draft.coverDays ?? usual.coverDays },
      keepDays: { keepDays: draft.keepDays ?? usual.keepDays },
    }),
    google: pick<Partial<Settings['google']>>({
      calendarId: { calendarId: draft.calendarId.trim() },
      pushPlant: pushAggregates,
      pushHarvest: pushAggregates,
      pushSoak: pushAggregates,
    }),
    reporting: pick<Partial<Settings['reporting']>>({
      trackHarvestLoss: { trackHarvestLoss: draft.trackHarvestLoss },
      askHarvestWeight: { askHarvestWeight: draft.askHarvestWeight },
      usdaMode: { usdaMode: draft.usdaMode },
    }),
  };
  return {
    ...Object.fromEntries(Object.entries(sections).filter(([, part]) => part !== undefined)),
    ...(changed.has('siteTitle') ? { siteTitle: draft.siteTitle.trim() } : {}),
  };
}
