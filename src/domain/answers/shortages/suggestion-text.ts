import { type AmountUnit, amountSaid } from '#domain/catalog/varieties/variety.ts';
import { SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { say, type Sentence } from '#domain/tell/say.ts';
import type { ShortageSuggestion } from './shortage.ts';

/** Formats a suggestion with its cost: "Deliver 8 oz less, 8 oz not delivered". */
export function suggestionText(suggestion: ShortageSuggestion, unit: AmountUnit): Sentence {
  return say`${suggestion.title}, ${suggestionCost(suggestion, unit)}`;
}

/**
 * Formats the cost of a suggestion, or what it leaves short: "no one else affected", "8 oz not delivered", "leaves 4.7 oz
 * short".
 */
export function suggestionCost(
  { costOz, leavesShortOz }: Pick<ShortageSuggestion, 'costOz' | 'leavesShortOz'>,
  unit: AmountUnit,
): Sentence {
  if (leavesShortOz >= SHORT_OZ) return say`leaves ${amountSaid(leavesShortOz, unit)} short`;
  return costOz < SHORT_OZ
    ? say`no one else affected`
    : say`${amountSaid(costOz, unit)} not delivered`;
}
