import { planDateColumn } from './plan-date.tsx';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { TRAYS_PER_BATCH } from '#domain/alchemy/simple-rule/dryer-plan-days.ts';
import type { DryerPlan, DryerDay } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { LegendDot } from '#ui/charts/chart-legend.tsx';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import { formatCount, formatNumber, formatOz, formatPercent } from '#ui/format.ts';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import { amountColumn, type RecordColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import type { PlanLook } from './plan-look.ts';
import classes from './plan.module.css';

/** With more trays a day than this, squares are too small to be told apart. */
const MAX_SQUARES = 14;

export function ScheduleCard(props: { readonly plan: DryerPlan; readonly look: PlanLook }) {
  const { plan, look } = props;
  const { dailyCapacity, mostOnDay = dailyCapacity } = plan.stats;
  const columns = useMemo(() => columnsOf(mostOnDay, look), [mostOnDay, look]);
  return (
    <RecordTable
      title="Freeze-Dryer Schedule (per day)"
      label="Freeze-dryer schedule"
      columns={columns}
      records={plan.fdCycles}
      idOf={({ date }) => date}
      csvName="freeze-dryer-schedule.csv"
      empty={{ title: 'No freeze-dryer work scheduled in this window.' }}
    />
  );
}

function columnsOf(capacity: number, look: PlanLook): RecordColumn<DryerDay>[] {
  return [
    planDateColumn('Day', ({ date }) => date),
    {
      head: 'Tray slots',
      cell: (day) => <TraySlots day={day} capacity={capacity} look={look} />,
      wideOnly: true,
    },
    {
      head: 'Trays',
      numeric: true,
      cell: ({ totalTrays }) => (
        <span className={classes.date}>
          {formatNumber(totalTrays)}{' '}
          <span className={classes.unit}>of {formatNumber(capacity)}</span>
        </span>
      ),
      csv: ({ totalTrays }) => totalTrays,
    },
    amountColumn(
      'Used',
      ({ totalTrays }) => capacityPercent(totalTrays, capacity),
      formatPercent,
      UNSORTED,
    ),
    {
      head: 'Varieties',
      cell: ({ assignments }) => (
        <span className={classes.chips}>
          {assignments.map(({ varietyId, trays }) => (
            <VarietyChip key={varietyId} varietyId={varietyId} trays={trays} look={look} />
          ))}
        </span>
      ),
      csv: ({ assignments }) =>
        assignments.map(({ varietyId, trays }) => `${look.name(varietyId)} ${trays}`).join(', '),
    },
  ];
}

/** A variety with its trays on a day; its batches and their weight show on focus or touch. */
function VarietyChip(props: {
  readonly varietyId: string;
  readonly trays: number;
  readonly look: PlanLook;
}) {
  const { varietyId, trays, look } = props;
  const ounces = trays * look.ouncesPerTray(varietyId);
  const batches = formatCount(Math.ceil(trays / TRAYS_PER_BATCH), 'batch', 'batches');
  const more = `${batches} of at most ${TRAYS_PER_BATCH} trays, ${formatOz(ounces, 'amount')}`;
  return (
    <Tooltip label={more} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton className={`${classes.chip} ${classes.hinted}`}>
        <LegendDot color={look.color(varietyId)} />
        <span>
          {look.name(varietyId)} {formatNumber(trays)}
        </span>
        <VisuallyHidden>{`: ${more}`}</VisuallyHidden>
      </UnstyledButton>
    </Tooltip>
  );
}

/** A day of the dryers as one square per tray, or as a bar where there are many. */
function TraySlots(props: {
  readonly day: DryerDay;
  readonly capacity: number;
  readonly look: PlanLook;
}) {
  const { day, capacity, look } = props;
  if (capacity > MAX_SQUARES) {
    const parts = day.assignments.map(({ varietyId, trays }) => ({
      key: varietyId,
      value: trays,
      color: look.color(varietyId),
    }));
    return (
      <div className={classes.bar}>
        <PartsBar look="bar" parts={parts} of={capacity} />
      </div>
    );
  }
  const trays = day.assignments.flatMap((one) => Array<string>(one.trays).fill(one.varietyId));
  return (
    <span className={classes.slots} aria-hidden>
      {Array.from({ length: Math.max(capacity, trays.length) }, (_, slot) => {
        const varietyId = trays[slot];
        return (
          <span
            key={slot}
            className={varietyId === undefined ? classes.freeSlot : classes.slot}
            style={varietyId === undefined ? undefined : { backgroundColor: look.color(varietyId) }}
          />
        );
      })}
    </span>
  );
}

/** How much of a day's capacity is used, in whole per cent; 100 at most. */
export function capacityPercent(trays: number, capacity: number): number {
  return capacity > 0 ? Math.min(100, Math.round((100 * trays) / capacity)) : 0;
}
