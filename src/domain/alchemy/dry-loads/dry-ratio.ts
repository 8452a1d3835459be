import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { inDigits, ounces, say, type Sentence } from '#domain/tell/say.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { GRAMS_PER, OUNCES_PER_POUND } from '#domain/units/unit.ts';
import type { ProItem } from '../alchemy.ts';
import { freshPounds } from '../simple-rule/order-trays.ts';
import { wetOunces, type DryLine, type DryLoad } from '../../drying/dry-load.ts';
import { readyDay } from '../../drying/overlapping-loads.ts';

/** Outside of these a part of dry in fresh weight is asked about once. */
const MOST_DRY = 0.25;
const LEAST_DRY = 0.02;

/** Maximum and minimum number of lines behind a suggestion. */
const LINES_LOOKED_AT = 6;
const MIN_LINES = 3;

/** Smaller differences from the current ratio are ignored. */
const MIN_CHANGE = 0.05;

/** Grams of an item per pound of fresh greens, as planned; `null` if the item isn't dried. */
export function dryGramsPerLb(item: ProItem, variety: Variety): number | null {
  if (item.type === 'microgreen_fresh') return null;
  const pounds = freshPounds(1, item, variety);
  return pounds === null || !(pounds > 0) ? null : 1 / pounds;
}

/** Asks about a dry weight that is implausible for its wet weight: "240 g from 30 oz? 8% is typical." */
export function implausibleWeightQuestion(
  line: Pick<DryLine, 'wetOz' | 'trays'>,
  dryG: number,
  { item, variety }: { readonly item: ProItem; readonly variety: Variety },
): Sentence | null {
  const usual = dryGramsPerLb(item, variety);
  const wetOz = wetOunces(line, variety);
  if (usual === null || !(wetOz > 0)) return null;
  const part = dryG / (wetOz * GRAMS_PER.oz);
  if (part <= MOST_DRY && part >= LEAST_DRY) return null;
  const percent = Math.round((usual / GRAMS_PER.lb) * 100);
  return say`${inDigits(roundTo(dryG, 1), 'size')} g from ${ounces(roundTo(wetOz, 1), 'size')}? ${percent}% is typical.`;
}

interface RatioSuggestion {
  readonly item: ProItem;
  readonly variety: Variety;
  readonly lines: number;
  /** Grams from a pound. */
  readonly isGrams: number;
  readonly wasGrams: number;
  /** New ratio of the variety. */
  readonly freshLb_to_fd_g: number;
}

/**
 * Suggests a drying ratio from weights before and after drying: of the newest six lines by ready day, three at
 * least. `null` if it is close to the one the plan uses.
 */
export function ratioSuggestion(
  item: ProItem,
  variety: Variety,
  loads: readonly DryLoad[],
): RatioSuggestion | null {
  const wasGrams = dryGramsPerLb(item, variety);
  const weighed = loads
    .toSorted((a, b) => readyDay(b) - readyDay(a))
    .flatMap(({ lines }) => lines)
    .flatMap(({ itemId, wetOz, dryG }) =>
      itemId === item.id && wetOz !== null && wetOz > 0 && dryG !== null ? [{ wetOz, dryG }] : [],
    )
    .slice(0, LINES_LOOKED_AT);
  if (wasGrams === null || weighed.length < MIN_LINES) return null;
  const grams = weighed.reduce((sum, { dryG }) => sum + dryG, 0);
  const pounds = weighed.reduce((sum, { wetOz }) => sum + wetOz / OUNCES_PER_POUND, 0);
  const isGrams = grams / pounds;
  if (!(isGrams > 0) || Math.abs(isGrams / wasGrams - 1) < MIN_CHANGE) return null;
  const powder = variety.fd_g_to_powder_g ?? 0;
  const milled = item.type === 'microgreen_powder' && powder > 0 ? powder : 1;
  const shared = { item, variety, lines: weighed.length, isGrams, wasGrams };
  return { ...shared, freshLb_to_fd_g: isGrams / milled };
}
