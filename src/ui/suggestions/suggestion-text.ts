import { formatInColumn, formatYield } from '../format-weights.ts';
import type { BufferSuggestion } from '#domain/harvests/buffer-suggestion.ts';
import type { YieldSuggestion } from '#domain/harvests/yield-suggestion.ts';
import { formatCount, formatNumber } from '../format.ts';

/** "Use 8.75 oz (4 harvests, 7.5 to 10)". */
export function yieldSuggestionText({ yieldOz, harvests, minOz, maxOz }: YieldSuggestion): string {
  const range = [minOz, maxOz].map((ounces) => formatInColumn('yield', ounces, 'few')).join(' to ');
  return `Use ${formatYield(yieldOz, 'all')} (${formatCount(harvests, 'harvest')}, ${range})`;
}

/** "12% instead of 6%: 1 more tray per week, short in 1 of 20 harvests instead of 1 of 6". */
export function bufferSuggestionText(
  { percent, shortOneIn }: BufferSuggestion,
  bufferPercent: number,
  traysMore: number,
): string {
  const now =
    shortOneIn === null ? 'none so far' : shortOneIn === 1 ? 'every one' : `1 of ${shortOneIn}`;
  const parts = [moreWords(traysMore), `short in 1 of 20 harvests instead of ${now}`];
  return `${percent}% instead of ${formatNumber(bufferPercent, 'short')}%: ${parts.filter(Boolean).join(', ')}`;
}

function moreWords(trays: number): string {
  if (trays === 0) return '';
  return `${formatCount(Math.abs(trays), trays > 0 ? 'more tray' : 'fewer tray')} per week`;
}
