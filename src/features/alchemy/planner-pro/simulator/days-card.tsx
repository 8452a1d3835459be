import { memo, useMemo } from 'react';
import { compareDays, type ComparedDay } from '#domain/capacity/compare-simulations.ts';
import type { SimulationRun } from '#state/ask/simulation-state.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { formatAmount } from '#ui/format.ts';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { DAY_FIGURES, dayName, daysCsv, type DayFigure } from './day-figures.ts';
import { differenceText } from './difference-text.ts';
import classes from './simulator.module.css';

/** Daily use by the demands, beside what they took in the run before. */
export const DaysCard = memo(function DaysCard(props: {
  readonly lastRun: SimulationRun;
  readonly before: SimulationRun | null;
}) {
  const { lastRun, before } = props;
  const days = useMemo(
    () => compareDays(lastRun.result, before?.result ?? null),
    [lastRun, before],
  );
  const columns = useMemo(() => columnsOf(lastRun), [lastRun]);
  return (
    <RecordTable
      title="Per day"
      label="Daily use by the demands"
      columns={columns}
      records={days}
      idOf={({ date }) => date}
      nameOf={dayName}
      empty={{ title: 'No days.' }}
      headActions={
        <>
          {before !== null && (
            <span className={classes.quiet}>Values without a note didn’t change.</span>
          )}
          <CsvButton
            fileName={`simulator-${lastRun.input.from}.csv`}
            rows={() => daysCsv(days, lastRun.input)}
          />
        </>
      }
    />
  );
});

function columnsOf({ input, result }: SimulationRun): RecordColumn<ComparedDay>[] {
  const over = new Set(result.conflicts.map(({ type, date }) => `${type}|${date}`));
  return [
    {
      head: 'Date',
      cell: (day) => <span className={classes.date}>{dayName(day)}</span>,
    },
    ...DAY_FIGURES.map((figure): RecordColumn<ComparedDay> => ({
      head: figure.head,
      headContent: <Head text={figure.head} />,
      numeric: true,
      cell: (day) => (
        <Amount
          figure={figure}
          day={day}
          total={figure.total?.(input) ?? null}
          isOver={over.has(`${figure.conflict}|${day.date}`)}
        />
      ),
    })),
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
