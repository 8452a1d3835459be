import { formatYield, formatYieldFigure } from '#ui/format-weights.ts';
import { effectiveYield, isYieldAssumed, type Variety } from '#domain/catalog/varieties/variety.ts';
import { useToday } from '#state/react/use-farm.ts';
import { formatCount } from '#ui/format.ts';
import { instantLabel } from '#ui/instant-label.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { AssumedYield } from '#ui/notices/assumed-yield.tsx';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { calibrationLabel } from '../calibration/calibration-summary.ts';
import { BadgedVarietyLink, CatalogVariety, LiveBadge } from '../page/catalog-variety.tsx';
import { VARIETY_SORT_KEYS } from './list-varieties.ts';
import classes from './variety-list.module.css';

const { days } = VARIETY_SORT_KEYS;

/** The columns of the varieties. Their file has its own, which can be imported again. */
export const VARIETY_COLUMNS: readonly RecordColumn<Variety>[] = [
  {
    ...VARIETY_SORT_KEYS.name,
    className: classes.name,
    cell: (variety) => <BadgedVarietyLink variety={variety} />,
  },
  {
    ...VARIETY_SORT_KEYS.yield,
    numeric: true,
    cell: (variety) =>
      variety.live === true ? (
        '—'
      ) : (
        <>
          {formatYieldFigure(effectiveYield(variety))}
          {isYieldAssumed(variety) && <AssumedYield varietyId={variety.id} name={variety.name} />}
        </>
      ),
  },
  {
    ...VARIETY_SORT_KEYS.calibration,
    className: classes.calibration,
    cell: (variety) => <CalibrationCell variety={variety} />,
  },
  valueColumn(days.head, days.sortBy, { numeric: true }),
  {
    head: 'Notes',
    className: classes.notes,
    cell: ({ notes }) => <span className={classes.noteText}>{notes}</span>,
  },
];

/** What the card of a variety says on a phone; all of it opens the variety. */
export function VarietyCard({ variety }: { readonly variety: Variety }) {
  return (
    <div className={classes.card}>
      <CatalogVariety variety={variety} className={classes.cardName} />
      {variety.live === true ? (
        <div>
          <LiveBadge variety={variety} /> Ready after {formatCount(variety.daysToHarvest, 'day')}
        </div>
      ) : (
        <>
          <div>
            {formatYield(effectiveYield(variety), 2)}/tray,{' '}
            {formatCount(variety.daysToHarvest, 'day')} to harvest
            {isYieldAssumed(variety) && `, ${formatYield(8, 0)} assumed`}
          </div>
          <div className={classes.quiet}>
            Calibration <CalibrationCell variety={variety} />
          </div>
        </>
      )}
      {variety.notes !== '' && <div className={classes.quiet}>{variety.notes}</div>}
    </div>
  );
}

/** The weighed mean of a variety, when it was weighed, and whether a manual override stands above it. */
function CalibrationCell({ variety }: { readonly variety: Variety }) {
  const today = useToday();
  const { calibration, yieldOzPerTrayOverride, live } = variety;
  if (live === true) return '—';
  return (
    <span className={classes.root}>
      <span>{calibrationLabel(variety)}</span>
      {calibration.lastCalibratedAt !== null && (
        <span className={classes.date}>{instantLabel(calibration.lastCalibratedAt, today)}</span>
      )}
      {yieldOzPerTrayOverride !== null && (
        <Badge color="yellow" miw="max-content">
          override
        </Badge>
      )}
    </span>
  );
}
