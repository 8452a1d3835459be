import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { savedSeedInfo } from '#domain/catalog/seeds/saved-seed-info.ts';
import { saveSteps } from '#domain/catalog/varieties/save-steps.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { readVariety } from '../normalise/read-varieties.ts';

/**
 * A variety as it is stored when a grower saves it: grow steps by the save rule, package sizes in
 * order, and a reorder link that is safe to open.
 *
 * @param before - The variety as it was; null for a new one. Its name stays when the new one is
 *   blank.
 */
export function savedVariety(typed: Variety, before: Variety | null, atISO: IsoInstant): Variety {
  const name = typed.name.trim() || before?.name || typed.id;
  const seedInfo = savedSeedInfo(typed.seedInfo, before?.seedInfo ?? null, atISO);
  const variety = readVariety({ ...typed, name, seedInfo }, typed.id);
  return { ...variety, steps: saveSteps(variety.steps, variety.daysToHarvest) };
}
