import { seedGramsPerTray, type SeedSources } from '#domain/catalog/seeds/seed-on-hand.ts';
import { STANDARD_SIZE_ID, traySizeOf } from '#domain/catalog/tray-size.ts';
import { byId } from '#domain/records/change-records.ts';
import type { SizeCounts } from '#domain/capacity/size-counts.ts';
import type { MissingTrays } from '#domain/trays/missing-trays.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { formatLb, formatTrays } from '#ui/format.ts';
import type { PlantedDraft } from './planted-form.ts';

/** How a line differs from the plan: "as planned", "+1 more", "−1 fewer", "+1 not planned". */
export function plantedDifferenceText({ actual, expected, source }: PlantedDraft): string {
  if (actual === null) return '';
  const difference = actual - expected;
  if (source === 'manual') return difference > 0 ? `${difference} unplanned` : 'none planted';
  if (difference === 0) return 'as planned';
  return difference > 0 ? `${difference} more` : `${-difference} fewer`;
}

export function isAsPlanned({ actual, expected, source }: PlantedDraft): boolean {
  return source === 'task' && (actual === null || actual === expected);
}

/** All lines in one sentence: "11 trays planted, 2 more than planned". */
export function plantedTotal(lines: readonly PlantedDraft[]): string {
  const planted = traysOf(lines);
  const difference = planted - lines.reduce((sum, { expected }) => sum + expected, 0);
  const words =
    difference === 0
      ? 'as planned'
      : `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than planned`;
  return `${formatTrays(planted)} planted, ${words}`;
}

/**
 * Seed and trays that the lines take: "Uses 2.32 lb of seed and 11 trays with holes".
 *
 * Lines that were added by hand take seed, but no trays: no harvest would give these back.
 */
export function plantedUse(lines: readonly PlantedDraft[], farm: SeedSources): string {
  const varieties = byId(farm.varieties);
  let grams = 0;
  let isPartial = false;
  for (const { varietyId, actual } of lines) {
    if (varietyId === null || !actual) continue;
    const variety = varieties.get(varietyId);
    const density = variety === undefined ? null : seedGramsPerTray(variety, farm);
    if (density === null) isPartial = true;
    else grams += density * actual;
  }
  const holed = lines.filter(({ varietyId }) => {
    const { id } = traySizeOf(farm.catalog, varieties.get(varietyId ?? '') ?? {});
    return id === STANDARD_SIZE_ID;
  });
  const inUse = traysOf(holed.filter(({ source }) => source === 'task'));
  const trays = `${formatTrays(inUse)} with holes`;
  const isOther = inUse === 0 && holed.length < lines.length;
  if (grams === 0) return isOther ? '' : `Uses ${trays}`;
  const seed = `${isPartial ? 'at least ' : ''}${formatLb(grams / GRAMS_PER.lb, 2)} of seed`;
  return `Uses ${isOther ? seed : `${seed} and ${trays}`}`;
}

/** More trays of a size are planted than are free: "Only 3 free 1010 trays". */
export function scarceSizeText({ free, name }: Pick<SizeCounts, 'free' | 'name'>): string {
  return `Only ${free ?? 0} free ${name} ${free === 1 ? 'tray' : 'trays'}`;
}

/** More trays are booked than there are: "Only 0 clean trays with holes". */
export function missingText({ kind, clean }: MissingTrays): string {
  const holes = kind === 'withHoles' ? 'with holes' : 'without holes';
  return `Only ${clean} clean ${clean === 1 ? 'tray' : 'trays'} ${holes}`;
}

/** Asked before more trays are planted than are clean: "7 trays to plant, 0 clean: scrub first, or count trays". */
export function scarceQuestion({ kind, clean, wanted }: MissingTrays): string {
  const holes = kind === 'withHoles' ? '' : ' without holes';
  return `${formatTrays(wanted)}${holes} to plant, ${clean} clean: scrub first, or count trays`;
}

function traysOf(lines: readonly PlantedDraft[]): number {
  return lines.reduce((sum, { actual }) => sum + (actual ?? 0), 0);
}
