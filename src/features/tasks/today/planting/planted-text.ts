import type { MissingTrays } from '#domain/trays/missing-trays.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
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

/** Whether a line is as the plan wanted it. */
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
 *
 * @param gramsPerTray - Seed on a tray of a variety, null while it is not known.
 */
export function plantedUse(
  lines: readonly PlantedDraft[],
  gramsPerTray: (varietyId: string) => number | null,
): string {
  let grams = 0;
  let isPartial = false;
  for (const { varietyId, actual } of lines) {
    if (varietyId === null || !actual) continue;
    const density = gramsPerTray(varietyId);
    if (density === null) isPartial = true;
    else grams += density * actual;
  }
  const trays = `${formatTrays(traysInUse(lines))} with holes`;
  if (grams === 0) return `Uses ${trays}`;
  const seed = `${formatLb(grams / GRAMS_PER.lb, 2)} of seed`;
  return `Uses ${isPartial ? 'at least ' : ''}${seed} and ${trays}`;
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

/** Trays that the plantings of the plan put in use. */
function traysInUse(lines: readonly PlantedDraft[]): number {
  return traysOf(lines.filter(({ source }) => source === 'task'));
}

function traysOf(lines: readonly PlantedDraft[]): number {
  return lines.reduce((sum, { actual }) => sum + (actual ?? 0), 0);
}
