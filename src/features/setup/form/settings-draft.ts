import type { FormOf } from '#ui/editing/draft-fields.ts';
import { DEFAULT_BUYING_SETTINGS, type BuyingSettings } from '#domain/settings/buying-settings.ts';
import {
  DEFAULT_MORNING_HOUR,
  type GoogleSettings,
  type HarvestDefaults,
  type Settings,
  type SettingsPatch,
} from '#domain/settings/settings.ts';
import type { Typed } from '#domain/records/typed-record.ts';
import { type Region, US_REGION } from '#domain/tell/region.ts';

/** The settings as they are typed, each under its own name; an emptied number is null. */
export interface SettingsDraft
  extends
    Typed<Omit<Settings['brand'], 'appLogoDataUrl'>>,
    Pick<Settings['brand'], 'appLogoDataUrl'>,
    Pick<Settings, 'siteTitle'>,
    Omit<Region, 'language'>,
    Typed<HarvestDefaults>,
    Typed<BuyingSettings>,
    Pick<GoogleSettings, 'calendarId'>,
    Readonly<Record<Pushed, boolean>>,
    Typed<Settings['reporting']> {}

type Pushed = keyof GoogleSettings['pushAggregates'];

export type SettingsFields = FormOf<SettingsDraft>;

/** What a field shows where the farm has nothing, and what an emptied number means. */
const USUAL = {
  ...US_REGION,
  ...DEFAULT_BUYING_SETTINGS,
  labelLine: '',
  defaultHarvestBufferDays: 0,
  morningHour: DEFAULT_MORNING_HOUR,
  askHarvestWeight: false,
};

/** The part of the settings that the form edits; who is signed in is no part of it. */
export function draftOfSettings(settings: Settings): SettingsDraft {
  const { brand, siteTitle, region, planner, buying, google, reporting } = settings;
  const { calendarId, pushAggregates } = google;
  return {
    ...USUAL,
    ...brand,
    siteTitle,
    ...region,
    ...planner,
    ...buying,
    calendarId,
    ...pushAggregates,
    ...reporting,
  };
}

type Section = 'brand' | 'region' | 'planner' | 'buying' | 'reporting';

const SECTIONS: {
  readonly [S in Section]: readonly (keyof NonNullable<Settings[S]> & keyof SettingsDraft)[];
} = {
  brand: ['farmName', 'title', 'labelLine', 'appLogoDataUrl'],
  region: ['weights', 'currency', 'dates', 'numbers'],
  planner: ['weekStartsOn', 'weekendHarvestToFriday', 'defaultHarvestBufferDays', 'morningHour'],
  buying: ['leadDays', 'coverDays', 'keepDays'],
  reporting: ['trackHarvestLoss', 'askHarvestWeight', 'usdaMode'],
};

/** What a save writes: the fields that were changed, and nothing beside them. */
export function patchOfChanges(
  draft: SettingsDraft,
  changed: ReadonlySet<keyof SettingsDraft>,
): SettingsPatch {
  const meant: Readonly<Record<string, unknown>> = { ...USUAL, ...trimmed(draft) };
  const pick = (names: readonly (keyof SettingsDraft)[]) =>
    Object.fromEntries(
      names.filter((name) => changed.has(name)).map((name) => [name, meant[name]]),
    );
  const { plant, harvest, soak } = draft;
  const isPushChanged = Object.keys(pick(['plant', 'harvest', 'soak'])).length > 0;
  const sections = {
    ...Object.fromEntries(Object.entries(SECTIONS).map(([name, of]) => [name, pick(of)])),
    google: {
      ...pick(['calendarId']),
      ...(isPushChanged && { pushAggregates: { plant, harvest, soak } }),
    },
  };
  const told = Object.entries(sections).filter(([, fields]) => Object.keys(fields).length > 0);
  return { ...Object.fromEntries(told), ...pick(['siteTitle']) };
}

/** What was typed, without blanks around texts and without emptied numbers. */
function trimmed(draft: SettingsDraft): object {
  const typed = Object.entries(draft).filter(([name, value]) => value !== null || !(name in USUAL));
  return Object.fromEntries(
    typed.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}
