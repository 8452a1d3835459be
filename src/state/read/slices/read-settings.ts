import { safeLogo } from '#domain/settings/logo.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { weekendPreference } from '#domain/settings/weekend-preference.ts';
import { freshFarm } from '../../document/fresh-farm.ts';
import { SETTINGS } from '../../schema/settings.ts';
import { readBoolean, readText } from '../coerce.ts';
import { readObject } from '../read-record.ts';
import { cleanCommonTasks } from '#domain/settings/common-tasks.ts';
import { asRecord, isRecord, type JsonRecord } from '../../document/json-record.ts';

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

/** Settings without a weekend rule predate it, when harvests stayed on their day. */
function readWeekendPreference(settings: JsonRecord): boolean {
  const { planner, plannerPrefs, weekendHarvestToFriday } = settings;
  const names = { planner: asRecord(planner), plannerPrefs: asRecord(plannerPrefs) };
  return readBoolean(weekendPreference({ ...names, weekendHarvestToFriday }), false);
}

/**
 * Quick tasks by name: trimmed, each once whatever its case, in alphabetical order.
 *
 * They may come as objects with a `name` or `title`. Anything but a list gives the four of a fresh
 * farm; an empty list stays empty, since the grower removed them all.
 */
function readCommonTasks(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return freshFarm().settings.commonTasks;
  return cleanCommonTasks(value.map(nameOf));
}

function nameOf(item: unknown): string {
  return isRecord(item) ? readText(item.name) || readText(item.title) : readText(item);
}
