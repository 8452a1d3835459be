import { safeLogo } from '#domain/settings/logo.ts';
import type { Settings } from '#domain/settings/settings.ts';
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
  const toFriday = readWeekendSwitch(value);
  const told = {
    ...value,
    brand: { ...brand, appLogoDataUrl: safeLogo(brand.appLogoDataUrl) ?? brand.logoDataUrl },
    planner: { ...asRecord(value.planner), weekendHarvestToFriday: toFriday },
    plannerPrefs: { ...asRecord(value.plannerPrefs), harvestWeekendOnFriday: toFriday },
    weekendHarvestToFriday: toFriday,
  };
  return readObject(SETTINGS, told, { commonTasks: readCommonTasks(value.commonTasks) });
}

/**
 * Whether weekend harvests move to Friday, from the first of the three places that says so.
 *
 * Settings that never heard of the switch come from a time when harvests stayed where they were.
 */
function readWeekendSwitch(settings: JsonRecord): boolean {
  const places = [
    asRecord(settings.planner).weekendHarvestToFriday,
    asRecord(settings.plannerPrefs).harvestWeekendOnFriday,
    settings.weekendHarvestToFriday,
  ];
  const first = places.find((place) => place !== undefined && place !== null);
  return readBoolean(first, false);
}
