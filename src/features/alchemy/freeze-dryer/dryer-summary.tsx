import { type FreezeDryer, dryerTotals } from '#domain/capacity/capacity.ts';
import { Figure } from '#ui/page/page-parts.tsx';
import { formatAmount, formatNumber, formatOz } from '#ui/format.ts';
import classes from './freeze-dryer.module.css';
import { Card } from '#ui/kit/card.tsx';

/** What all dryers together hold, and what that is a day when one runs longer than a day. */
export function DryerSummary({ dryers }: { readonly dryers: readonly FreezeDryer[] }) {
  const totals = dryerTotals(dryers);
  const { perDay } = totals;
  const [cap = '', unit = ''] = formatOz(totals.maxOz, 0).split(' ');
  return (
    <div className={classes.summary}>
      <Total name="Total dryers" value={formatNumber(totals.dryers)} unit="" />
      <Total
        name="Total shelves per day"
        value={formatNumber(totals.shelves)}
        unit="shelves"
        average={perDay && formatAmount(perDay.shelves)}
      />
      <Total
        name="Total weight cap per day"
        value={cap}
        unit={unit}
        average={perDay && formatOz(perDay.maxOz, 'amount')}
      />
    </div>
  );
}

function Total(props: {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  /** Of a day, over a whole cycle; null when every dryer is emptied every day. */
  readonly average?: string | null;
}) {
  return (
    <Card component="section" aria-label={props.name}>
      <div className={classes.name}>{props.name}</div>
      <Figure value={props.value} {...(props.unit && { unit: props.unit })} />
      {props.average && (
        <div className={classes.average}>{props.average} per day, averaged over the cycle</div>
      )}
    </Card>
  );
}
