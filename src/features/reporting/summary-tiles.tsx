import type { ReactNode } from 'react';
import { Figure } from '#ui/page/page-parts.tsx';
import { IncompleteNote } from './incomplete-mark.tsx';
import classes from './summary-tiles.module.css';
import { Card } from '#ui/kit/card.tsx';
import { formatDollars, formatNumber, formatMarginPercent, unpricedText } from '#ui/format.ts';
import type { MarginSum } from '#domain/margins/event-margins.ts';

export interface SummaryTile {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  /** A quiet fact about it. */
  readonly aside?: ReactNode;
  /** Said below where the number is not whole; '' where it is. */
  readonly note?: string;
}

/** What a report comes to, in a row of large numbers. */
export function SummaryTiles({ tiles }: { readonly tiles: readonly SummaryTile[] }) {
  return (
    <div className={classes.tiles}>
      {tiles.map(({ name, note = '', ...figure }) => (
        <Card key={name} component="section" aria-label={name} className={classes.tile}>
          <div className={classes.name}>{name}</div>
          <Figure {...figure} />
          {note !== '' && <IncompleteNote text={note} />}
        </Card>
      ))}
    </div>
  );
}

/** How much of a sum of orders lacks a part of its cost. */
export interface IncompleteOrders {
  readonly ordersCount: number;
  readonly incompleteOrders: number;
  readonly incompleteCost: number;
}

/** How much of a sum is not whole: "1 of 4 orders ($9.35) has incomplete costs"; '' where all of it is. */
export function incompleteText({
  ordersCount,
  incompleteOrders,
  incompleteCost,
}: IncompleteOrders): string {
  if (incompleteOrders === 0) return '';
  const of = `${formatNumber(incompleteOrders)} of ${ordersCount === 1 ? '1 order' : `${formatNumber(ordersCount)} orders`}`;
  return `${of} (${formatDollars(incompleteCost)}) ${incompleteOrders === 1 ? 'has' : 'have'} incomplete costs`;
}

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
