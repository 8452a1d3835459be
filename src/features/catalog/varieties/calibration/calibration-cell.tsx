import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { instantLabel } from '#ui/instant-label.ts';
import { calibrationLabel } from './calibration-summary.ts';
import classes from './calibration-cell.module.css';
import { Badge } from '#ui/kit/badge.tsx';

/** The weighed mean of a variety, when it was weighed, and whether a manual override stands above it. */
export function CalibrationCell(props: { readonly variety: Variety; readonly today: IsoDate }) {
  const { calibration, yieldOzPerTrayOverride } = props.variety;
  return (
    <span className={classes.root}>
      <span>{calibrationLabel(props.variety)}</span>
      {calibration.lastCalibratedAt !== null && (
        <span className={classes.date}>
          {instantLabel(calibration.lastCalibratedAt, props.today)}
        </span>
      )}
      {yieldOzPerTrayOverride !== null && (
        <Badge color="yellow" miw="max-content">
          override
        </Badge>
      )}
    </span>
  );
}
