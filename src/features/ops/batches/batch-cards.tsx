import { Card } from '@mantine/core';
import { formatTrays } from '#ui/format.ts';
import { VirtualList } from '#ui/tables/virtual-list.tsx';
import { batchDay } from './batch-day.ts';
import { BatchHarvest, BatchStatusBadge, BatchVariety } from './batch-parts.tsx';
import type { BatchViewProps } from './batch-parts.tsx';
import classes from './batches.module.css';

/** Usual height of a card with its gap. */
const CARD_HEIGHT = 112;

/** The batches on a phone, a card each. */
export function BatchCards({ batches, today }: BatchViewProps) {
  return (
    <VirtualList
      label="Batches"
      items={batches}
      itemKey={(batch) => batch.cycleKey}
      itemHeight={CARD_HEIGHT}
      renderItem={(batch) => (
        <Card className={classes.card} data-status={batch.status}>
          <div className={classes.cardHead}>
            <BatchVariety batch={batch} />
            <BatchStatusBadge status={batch.status} />
          </div>
          <div className={classes.planted}>
            {formatTrays(batch.trays)}, {batch.status === 'Planned' ? 'to plant' : 'planted'}{' '}
            {batchDay(batch.plantedISO, today)}
          </div>
          <div className={classes.cardHarvest}>
            <span className={classes.distance}>Harvest</span>
            <BatchHarvest batch={batch} today={today} />
          </div>
        </Card>
      )}
    />
  );
}
