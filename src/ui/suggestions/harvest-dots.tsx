import { formatHead, formatYield, formatYieldFigure } from '../format-weights.ts';
import { VisuallyHidden } from '@mantine/core';
import type { YieldStatistics } from '#domain/harvests/yield-statistics.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { formatDate, formatTrays } from '../format.ts';
import classes from './harvest-dots.module.css';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import { amountTicks } from '../charts/chart-scale.ts';

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

/** Half a dot, so that the first and the last do not leave the picture; per cent. */
const EDGE = 3;

/**
 * Lays the harvests of a variety out by day and by ounces a tray, in per cent from the left and from the bottom. The band is
 * one spread below and above the mean; null where the spread is not known.
 */
export function harvestDotsScale(
  harvests: readonly HarvestRecord[],
  plannedOz: number,
  statistics: { readonly meanOz: number; readonly spreadOz: number | null },
) {
  const { meanOz, spreadOz } = statistics;
  const yields = harvests.map(({ weightOz, trays }) => weightOz / trays);
  const highest = Math.max(plannedOz, meanOz + (spreadOz ?? 0), ...yields);
  const ticks = amountTicks(highest);
  const [, , top] = ticks;
  const percent = (oz: number) => (Math.max(0, oz) / top) * 100;
  const days = harvests.map(({ dateISO }) => dayNumber(dateISO));
  const first = Math.min(...days);
  const span = Math.max(...days) - first;
  const place = (day: number) =>
    span === 0 ? 50 : EDGE + ((day - first) / span) * (100 - 2 * EDGE);
  return {
    dots: harvests.map(({ id, dateISO, weightOz, trays }) => ({
      id,
      left: place(dayNumber(dateISO)),
      bottom: percent(weightOz / trays),
    })),
    ticks: ticks.map((oz) => ({ oz, bottom: percent(oz) })),
    plannedBottom: percent(plannedOz),
    band:
      spreadOz === null
        ? null
        : {
            bottom: percent(meanOz - spreadOz),
            height: percent(meanOz + spreadOz) - percent(meanOz - spreadOz),
          },
  };
}
