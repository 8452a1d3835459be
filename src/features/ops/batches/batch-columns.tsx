import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import type { BatchStatus, CycleBatch } from '#domain/planning/batches.ts';
import { batchCode } from '#domain/trace/batch-code.ts';
import type { RealBatch } from '#domain/supply/real-trays.ts';
import { formatNumber, formatTrays, formatDayFrom, traysBesidePlanned } from '#ui/format.ts';
import { tracePath } from '#ui/route-paths.ts';
import { VarietyLink } from '#ui/page/variety-link.tsx';
import { HeldBadge } from '#ui/notices/held-badge.tsx';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import classes from './batches.module.css';
import { LostBatchMenu } from './lost-batch-menu.tsx';
import { Anchor } from '#ui/kit/plain-parts.tsx';
import { Badge } from '#ui/kit/badge.tsx';

export function batchColumns(today: IsoDate): readonly RecordColumn<RealBatch>[] {
  return [
    valueColumn('Variety', ({ varietyName }) => varietyName, {
      cell: (batch) => <BatchVariety batch={batch} />,
    }),
    valueColumn('Code', ({ cycleKey }) => batchCode(cycleKey), {
      cell: (batch) => <BatchCode batch={batch} />,
    }),
    valueColumn('Trays', ({ trays }) => trays, {
      numeric: true,
      cell: (batch) => traysBesidePlanned(batch, formatNumber),
    }),
    valueColumn('Planted', ({ plantedISO }) => plantedISO, {
      className: classes.planted,
      cell: ({ plantedISO }) => formatDayFrom(today, plantedISO),
    }),
    valueColumn('Harvest', ({ harvestISO }) => harvestISO, {
      cell: (batch) => <BatchHarvest batch={batch} today={today} />,
    }),
    valueColumn('Status', ({ status }) => status, {
      cell: (batch) => <BatchState batch={batch} />,
    }),
  ];
}

export function BatchCard({ batch, today }: BatchProps) {
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <BatchVariety batch={batch} />
        <BatchState batch={batch} />
      </div>
      <div className={classes.planted}>
        {traysBesidePlanned(batch, formatTrays)},{' '}
        {batch.status === 'Planned' ? 'to plant' : 'planted'}{' '}
        {formatDayFrom(today, batch.plantedISO)}
      </div>
      <BatchCode batch={batch} />
      <div className={classes.cardHarvest}>
        <span className={classes.distance}>Harvest</span>
        <BatchHarvest batch={batch} today={today} />
      </div>
    </div>
  );
}

interface BatchProps {
  readonly batch: RealBatch;
  readonly today: IsoDate;
}

/** The variety of a batch; its page leads back to the batches as they were shown. */
function BatchVariety({ batch }: Pick<BatchProps, 'batch'>) {
  return (
    <VarietyLink id={batch.varietyId} className={classes.name}>
      {batch.varietyName}
    </VarietyLink>
  );
}

/** The code of a batch leads to its trace. */
function BatchCode({ batch }: Pick<BatchProps, 'batch'>) {
  const code = batchCode(batch.cycleKey);
  return (
    <Anchor component={Link} to={tracePath(code)} className={classes.code}>
      {code}
    </Anchor>
  );
}

const STATUS_COLORS: Readonly<Record<BatchStatus, string>> = {
  Planted: 'leaf',
  Planned: 'gray',
  Harvested: 'gray',
};

/** How far a batch is, and what else can be done with it. */
function BatchState({ batch }: Pick<BatchProps, 'batch'>) {
  const { status, isHeld } = batch;
  return (
    <span className={classes.state}>
      <HeldBadge isHeld={isHeld} />
      <Badge color={STATUS_COLORS[status]} className={classes.status}>
        {status}
      </Badge>
      <LostBatchMenu batch={batch} />
    </span>
  );
}

/** The day of the harvest and how far off it is; a late one as a warning. */
function BatchHarvest({ batch, today }: BatchProps) {
  const distance = harvestDistance(batch, today);
  return (
    <span className={classes.harvest}>
      {formatDayFrom(today, batch.harvestISO)}
      {distance?.isLate === false && <span className={classes.distance}>{distance.text}</span>}
      {distance?.isLate === true && (
        <Badge color="yellow" icon={IconClock}>
          {distance.text}
        </Badge>
      )}
    </span>
  );
}

/** How many days are left to the harvest of a batch; null once it is harvested. */
export function harvestDistance(
  { status, harvestISO }: Pick<CycleBatch, 'status' | 'harvestISO'>,
  today: IsoDate,
) {
  if (status === 'Harvested') return null;
  const days = daysBetween(today, harvestISO);
  if (days === 0) return { text: 'today', isLate: false };
  if (days === 1) return { text: 'tomorrow', isLate: false };
  if (days > 0) return { text: `in ${days} days`, isLate: false };
  return { text: days === -1 ? '1 day late' : `${-days} days late`, isLate: true };
}
