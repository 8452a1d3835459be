import type { ReactNode } from 'react';
import { Figure } from '#ui/page/figure.tsx';
import { IncompleteNote } from './incomplete-mark.tsx';
import classes from './summary-tiles.module.css';
import { Card } from '#ui/kit/card.tsx';

/** A number that sums up a report. */
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
