import { safeLogo } from '#domain/settings/logo.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { weekendPreference } from '#domain/settings/weekend-preference.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { SETTINGS } from '../schema/settings.ts';
import { readBoolean } from './coerce.ts';
import { asRecord, isRecord, type JsonRecord } from './json-record.ts';
import { readCommonTasks } from './read-common-tasks.ts';
import { readObject } from './read-record.ts';

/** The farm's settings; without any they are those of a fresh farm. */
export function readSettings(value: unknown): Settings {
  if (!isRecord(value)) return freshFarm().settings;
  const brand = asRecord(value.brand);
  const toFriday = readWeekendPreference(value);
  const told = {
    ...value,
    brand: { ...brand, appLogoDataUrl: safeLogo(brand.appLogoDataUrl) ?? brand.logoDataUrl },
    planner: { ...asRecord(value.planner), weekendHarvestToFriday: toFriday },
    plannerPrefs: { ...asRecord(value.plannerPrefs), harvestWeekendOnFriday: toFriday },
    weekendHarvestToFriday: toFriday,
  };
  return readObject(SETTINGS, told, { commonTasks: readCommonTasks(value.commonTasks) });
}

/** Settings that never heard of the weekend come from a time when harvests stayed where they were. */
function readWeekendPreference(settings: JsonRecord): boolean {
  const { planner, plannerPrefs, weekendHarvestToFriday } = settings;
  const names = { planner: asRecord(planner), plannerPrefs: asRecord(plannerPrefs) };
  return readBoolean(weekendPreference({ ...names, weekendHarvestToFriday }), false);
}
