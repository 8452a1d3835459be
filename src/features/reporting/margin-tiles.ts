import type { MarginSum } from '#domain/margins/event-margins.ts';
import { formatDollars, formatMarginPercent, unpricedText } from '#ui/format.ts';
import type { SummaryTile } from './summary-tiles.tsx';

/** What orders bring and what is left of it, in two numbers; none while the farm has no price. */
export function marginTiles(sum: MarginSum | null): readonly SummaryTile[] {
  if (sum === null) return [];
  const { amount, margin, marginPercent, unpriced } = sum;
  return [
    { name: 'Amount', value: formatDollars(amount), note: unpricedText(unpriced) },
    {
      name: 'Margin',
      value: formatDollars(margin),
      // The sign stays beside its number where the tile is narrow.
      ...(marginPercent !== null && {
        unit: formatMarginPercent(marginPercent).replace(' ', '\u00a0'),
      }),
    },
  ];
}
