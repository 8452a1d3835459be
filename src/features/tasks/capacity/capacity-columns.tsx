import { VisuallyHidden } from '@mantine/core';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { overCapacity } from '#domain/capacity/over-capacity.ts';
import { WarningBadge } from '#ui/kit/badge.tsx';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { RACK_KINDS, type RackKind, type RackUse } from './day-use.ts';
import { calmStatus, overPhrases } from './over-text.ts';
import classes from './capacity.module.css';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import { formatDay, formatNumber, formatPercent, formatSlots } from '#ui/format.ts';
import { roundUnits } from '#domain/units/rounding.ts';

type CapacityColumn = RecordColumn<CapacityDay>;

export function capacityColumns(today: IsoDate): readonly CapacityColumn[] {
  return [
    valueColumn('Date', ({ dateISO }) => dateISO, {
      isRowHead: true,
      cell: ({ dateISO }) => <DayName date={dateISO} today={today} />,
    }),
    ...RACK_KINDS.toReversed().flatMap(columnsOfKind),
    {
      head: 'Status',
      cell: (day) => <DayStatus day={day} />,
      sortBy: (day) => overCapacity(day).germination + overCapacity(day).grow,
    },
  ];
}

/** What the racks of one kind hold: slots and share, and in the file what does not fit. */
function columnsOfKind({ kind, name, color, fillOf }: RackKind): readonly CapacityColumn[] {
  const percentOf = (day: CapacityDay) => fillOf(day).percent;
  return [
    valueColumn(name, (day) => roundUnits(fillOf(day).used), {
      numeric: true,
      cell: (day) => <SlotsUsed use={fillOf(day)} />,
      csvHead: `${name} used`,
    }),
    { head: `${name} slots`, csv: (day) => fillOf(day).slots },
    {
      head: `${name} Used`,
      headContent: (
        <span className={classes.percent}>
          <VisuallyHidden>{name} </VisuallyHidden>Used
        </span>
      ),
      cell: (day) => (
        <div className={classes.used}>
          <div className={classes.percent}>
            <PercentUsed use={fillOf(day)} />
          </div>
          <UseBar use={fillOf(day)} color={color} />
        </div>
      ),
      sortBy: percentOf,
      csv: (day) => {
        const percent = percentOf(day);
        return percent === null ? null : Math.round(percent);
      },
      csvHead: `${name} %`,
    },
    { head: `${name} over by`, csv: (day) => roundUnits(overCapacity(day)[kind]) },
  ];
}

export function CapacityDayLines(props: { readonly day: CapacityDay; readonly today: IsoDate }) {
  const { day, today } = props;
  return (
    <>
      <div className={classes.itemHead}>
        <DayName date={day.dateISO} today={today} />
        <DayStatus day={day} />
      </div>
      {RACK_KINDS.map(({ name, color, fillOf }) => (
        <div key={name} className={classes.line}>
          <span className={classes.quiet}>{name}</span>
          <UseBar use={fillOf(day)} color={color} />
          <span className={classes.number}>
            <SlotsUsed use={fillOf(day)} />
          </span>
          <span className={classes.number}>
            <PercentUsed use={fillOf(day)} />
          </span>
        </div>
      ))}
    </>
  );
}

function DayName(props: { readonly date: IsoDate; readonly today: IsoDate }) {
  return (
    <span className={classes.date} data-today={props.date === props.today || undefined}>
      {formatDay(props.date)}
    </span>
  );
}

function DayStatus({ day }: { readonly day: CapacityDay }) {
  const phrases = overPhrases(day);
  if (phrases.length === 0) return <span className={classes.quiet}>{calmStatus(day)}</span>;
  return (
    <span className={classes.status}>
      {phrases.map((phrase) => (
        <WarningBadge key={phrase} color="red">
          {phrase}
        </WarningBadge>
      ))}
    </span>
  );
}

/** "57 of 52". */
function SlotsUsed({ use }: { readonly use: RackUse }) {
  return (
    <>
      {formatSlots(use.used)} <span className={classes.quiet}>of {formatNumber(use.slots)}</span>
    </>
  );
}

/** "110%", in red above 100; "n/a" for a kind of rack that the farm does not have. */
function PercentUsed({ use }: { readonly use: RackUse }) {
  if (use.percent === null) return <span className={classes.quiet}>n/a</span>;
  return (
    <span data-over={use.percent > 100 || undefined} className={classes.figure}>
      {formatPercent(use.percent)}
    </span>
  );
}

/** The bar ends at 100% and is red when there would be more. */
function UseBar({ use, color }: { readonly use: RackUse; readonly color: string }) {
  const isOver = use.percent !== null && use.percent > 100;
  const part = { key: 'used', value: use.used, color: isOver ? 'var(--mgm-bad-solid)' : color };
  return <PartsBar parts={[part]} of={use.slots} />;
}
