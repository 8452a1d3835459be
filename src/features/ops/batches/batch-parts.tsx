import { Anchor, Badge } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { BatchStatus, CycleBatch } from '#domain/planning/batches.ts';
import { varietyPath } from '#ui/route-paths.ts';
import { batchDay } from './batch-day.ts';
import classes from './batches.module.css';
import { harvestDistance } from './harvest-distance.ts';

export interface BatchViewProps {
  readonly batches: readonly CycleBatch[];
  readonly today: IsoDate;
}

/** The variety of a batch; its page leads back to the batches as they were shown. */
export function BatchVariety({ batch }: { readonly batch: CycleBatch }) {
  const { pathname, search } = useLocation();
  return (
    <Anchor
      component={Link}
      to={varietyPath(batch.varietyId)}
      state={{ origin: pathname + search }}
      className={classes.name}
    >
      {batch.varietyName}
    </Anchor>
  );
}

const STATUS_COLORS: Readonly<Record<BatchStatus, string>> = {
  Planted: 'leaf',
  Planned: 'gray',
  Harvested: 'gray',
};

export function BatchStatusBadge({ status }: { readonly status: BatchStatus }) {
  return (
    <Badge color={STATUS_COLORS[status]} className={classes.status}>
      {status}
    </Badge>
  );
}

/** The day of the harvest and how far off it is; a late one as a warning. */
export function BatchHarvest(props: { readonly batch: CycleBatch; readonly today: IsoDate }) {
  const distance = harvestDistance(props.batch, props.today);
  return (
    <span className={classes.harvest}>
      {batchDay(props.batch.harvestISO, props.today)}
      {distance?.isLate === false && <span className={classes.distance}>{distance.text}</span>}
      {distance?.isLate === true && (
        <Badge color="yellow" leftSection={<IconClock size="0.875rem" aria-hidden />}>
          {distance.text}
        </Badge>
      )}
    </span>
  );
}
