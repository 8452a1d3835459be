import { formatHead, formatYield, formatYieldFigure } from '../format-weights.ts';
import { VisuallyHidden } from '@mantine/core';
import type { YieldStatistics } from '#domain/harvests/yield-statistics.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { formatDate, formatTrays } from '../format.ts';
import classes from './harvest-dots.module.css';
import { harvestDotsScale } from './harvest-dots-scale.ts';

/** Weighed harvests as dots over time, with the planned yield as a line and one spread as a band. */
export function HarvestDots(props: {
  /** Newest first. */
  readonly harvests: readonly HarvestRecord[];
  readonly plannedOz: number;
  readonly statistics: YieldStatistics;
}) {
  const { harvests, plannedOz } = props;
  const scale = harvestDotsScale(harvests, plannedOz, props.statistics);
  const told = new Map(harvests.map((harvest) => [harvest.id, harvestWords(harvest)]));
  return (
    <figure className={classes.figure} aria-label={formatHead('Ounces per tray, by harvest')}>
      <div className={classes.plot} aria-hidden>
        {scale.ticks.map(({ oz, bottom }) => (
          <div key={oz} className={classes.line} style={{ bottom: `${bottom}%` }}>
            <span className={classes.tick}>{formatYield(oz, 'all')}</span>
          </div>
        ))}
        {scale.band !== null && (
          <div
            className={classes.band}
            style={{ bottom: `${scale.band.bottom}%`, height: `${scale.band.height}%` }}
          />
        )}
        <div className={classes.planned} style={{ bottom: `${scale.plannedBottom}%` }}>
          <span className={classes.plannedLabel}>planned {formatYieldFigure(plannedOz)}</span>
        </div>
        {scale.dots.map(({ id, left, bottom }) => (
          <div
            key={id}
            className={classes.dot}
            title={told.get(id)}
            style={{ left: `${left}%`, bottom: `${bottom}%` }}
          />
        ))}
      </div>
      <VisuallyHidden component="div">
        <ul className={classes.told}>
          {harvests.map(({ id }) => (
            <li key={id}>{told.get(id)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </figure>
  );
}

function harvestWords({ dateISO, trays, weightOz }: HarvestRecord): string {
  return `${formatDate(dateISO)}: ${formatYield(weightOz / trays, 1)} per tray, ${formatTrays(trays)}`;
}
