import type { ReactNode } from 'react';
import classes from './figure.module.css';

/** The one large number of a card with its unit, and a quiet fact at the right. */
export function Figure(props: {
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  readonly aside?: ReactNode;
}) {
  return (
    <div className={classes.root}>
      <div>
        <span className={classes.value}>{props.value}</span>{' '}
        {props.unit !== undefined && <span className={classes.unit}>{props.unit}</span>}
      </div>
      {props.aside !== undefined && <div className={classes.aside}>{props.aside}</div>}
    </div>
  );
}
