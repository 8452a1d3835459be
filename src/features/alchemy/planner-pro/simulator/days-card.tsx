import { memo, useMemo } from 'react';
import { compareDays, type ComparedDay } from '#domain/capacity/compare-simulations.ts';
import { dryerTotals } from '#domain/capacity/capacity.ts';
import type { ConflictType } from '#domain/capacity/conflict-texts.ts';
import type { SimulatedDay, SimulationInput } from '#domain/capacity/simulation.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SimulationRun } from '#state/ask/simulation-state.ts';
import { formatAmount, formatDay } from '#ui/format.ts';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import type { ComparedRuns } from './conflicts-card.tsx';
import { differenceText } from './difference-text.ts';
import classes from './simulator.module.css';

interface DayFigure {
  readonly head: string;
  readonly of: (day: SimulatedDay) => number;
  /** Conflicts that are about this figure. */
  readonly conflict: ConflictType;
  /** What is owned, where the table names it. */
  readonly total?: (input: SimulationInput) => number;
}

/** What the simulator tells about a day, in the order of its columns. */
const DAY_FIGURES: readonly DayFigure[] = [
  { head: 'Germ stacks', of: (day) => day.germStacksUsed, conflict: 'GERM_CAPACITY' },
  {
    head: 'Top covers (no-holes)',
    of: (day) => day.topCoversUsed,
    conflict: 'TRAYS_WITHOUT_HOLES',
  },
  {
    head: 'Bottom solids (no-holes)',
    of: (day) => day.bottomSolidsUsed,
    conflict: 'TRAYS_WITHOUT_HOLES',
  },
  { head: 'Grow trays (with-holes)', of: (day) => day.growTraysUsed, conflict: 'GROW_CAPACITY' },
  {
    head: 'Freeze shelves versus total shelves',
    of: (day) => day.freezeShelvesUsed,
    conflict: 'FREEZE_DRYER_CAPACITY',
    total: ({ freezeDryers }) => dryerTotals(freezeDryers).shelves,
  },
  {
    head: 'Freeze weight oz versus total cap',
    of: (day) => day.freezeWeightUsedOz,
    conflict: 'FREEZE_DRYER_WEIGHT',
    total: ({ freezeDryers }) => dryerTotals(freezeDryers).maxOz,
  },
];

/** Daily use by the demands, beside what they took in the run before. */
export const DaysCard = memo(function DaysCard({ lastRun, before }: ComparedRuns) {
  const days = useMemo(
    () => compareDays(lastRun.result, before?.result ?? null),
    [lastRun, before],
  );
  const columns = useMemo(() => columnsOf(lastRun, days), [lastRun, days]);
  return (
    <RecordTable
      title="Per day"
      label="Daily use by the demands"
      columns={columns}
      records={days}
      idOf={({ date }) => date}
      csvName={`simulator-${lastRun.input.from}.csv`}
      headActions={
        before !== null && (
          <span className={classes.quiet}>Values without a note didn’t change.</span>
        )
      }
    />
  );
});

/** In the file what is owned, and what was used in the run before, stand in columns of their own. */
function columnsOf(
  { input, result }: SimulationRun,
  days: readonly ComparedDay[],
): RecordColumn<ComparedDay>[] {
  const over = new Set(result.conflicts.map(({ type, date }) => `${type}|${date}`));
  const isCompared = days.some(({ before }) => before !== null);
  const columnsOfFigure = (figure: DayFigure): RecordColumn<ComparedDay>[] => {
    const { head, of, conflict } = figure;
    const total = figure.total?.(input) ?? null;
    const isOver = (date: IsoDate) => over.has(`${conflict}|${date}`);
    return [
      {
        head,
        headContent: <Head text={head} />,
        numeric: true,
        cell: (day) => <Amount figure={figure} day={day} total={total} isOver={isOver(day.date)} />,
        csv: ({ now }) => of(now),
      },
      ...(total === null ? [] : [{ head: `${head}: total`, csv: () => total }]),
      ...(isCompared
        ? [{ head: `${head}: before`, csv: ({ before }: ComparedDay) => before && of(before) }]
        : []),
    ];
  };
  return [
    {
      head: 'Date',
      cell: ({ date }) => <span className={classes.date}>{formatDay(date)}</span>,
      csv: ({ date }) => date,
    },
    ...DAY_FIGURES.flatMap(columnsOfFigure),
  ];
}

/** The words in brackets stay together. */
function Head({ text }: { readonly text: string }) {
  const [words, inBrackets] = text.split(' (');
  return (
    <span className={classes.head}>
      {words}{' '}
      {inBrackets !== undefined && <span className={classes.whole}>{`(${inBrackets}`}</span>}
    </span>
  );
}

function Amount(props: {
  readonly figure: DayFigure;
  readonly day: ComparedDay;
  /** Null where the table names none. */
  readonly total: number | null;
  readonly isOver: boolean;
}) {
  const { figure, day, total, isOver } = props;
  const now = figure.of(day.now);
  const before = day.before === null ? now : figure.of(day.before);
  const difference = differenceText(now, before);
  return (
    <>
      <span className={amountClass(now, isOver)}>{formatAmount(now)}</span>
      {total !== null && <span className={classes.quiet}>/{formatAmount(total)}</span>}
      {difference !== null && (
        <span className={classes.difference}>
          <span className={classes.whole}>was {formatAmount(before)},</span>{' '}
          <span className={classes.whole}>{difference}</span>
        </span>
      )}
    </>
  );
}

function amountClass(amount: number, isOver: boolean): string | undefined {
  if (amount === 0) return classes.quiet;
  return isOver ? classes.over : undefined;
}
