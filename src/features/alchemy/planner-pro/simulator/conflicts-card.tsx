import { memo, useMemo, useState } from 'react';
import { CONFLICT_TEXTS } from '#domain/capacity/conflict-texts.ts';
import { compareConflicts, type ComparedConflict } from '#domain/capacity/compare-simulations.ts';
import { conflictKey } from '#domain/capacity/find-conflicts.ts';
import type { SimulationRun } from '#state/ask/simulation-state.ts';
import { formatAmount, formatDay, formatSentence } from '#ui/format.ts';
import { type RecordColumn, UNSORTED, valueColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import classes from './simulator.module.css';
import { Badge } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Title } from '#ui/kit/plain-parts.tsx';
import { Tooltip, VisuallyHidden } from '@mantine/core';

/** Demands whose ids are shown; the file has all of them. */
const SHOWN_IDS = 3;

const SHOWN_LABELS = 12;

export interface ComparedRuns {
  readonly lastRun: SimulationRun;
  readonly before: SimulationRun | null;
}

/** The days on which the demands do not fit, and what became of those of the run before. */
export const ConflictsCard = memo(function ConflictsCard({ lastRun, before }: ComparedRuns) {
  const conflicts = useMemo(
    () => compareConflicts(lastRun.result, before?.result ?? null),
    [lastRun, before],
  );
  const columns = useMemo(() => columnsOf({ lastRun, before }), [lastRun, before]);
  if (conflicts.length === 0) return <NoConflicts />;
  return (
    <RecordTable
      title="Conflicts"
      columns={columns}
      records={conflicts}
      idOf={({ conflict }) => conflictKey(conflict)}
      csvName="simulator-conflicts.csv"
    />
  );
});

function NoConflicts() {
  return (
    <Card component="section" aria-label="Conflicts" className={classes.noConflicts}>
      <Title order={2} className={classes.title}>
        Conflicts
      </Title>
      <p>No conflicts detected.</p>
    </Card>
  );
}

function columnsOf({ lastRun, before }: ComparedRuns): RecordColumn<ComparedConflict>[] {
  const labels = new Map(
    [...(before?.input.demands ?? []), ...lastRun.input.demands].map(({ id, label }) => [
      id,
      label,
    ]),
  );
  const columns: RecordColumn<ComparedConflict>[] = [
    {
      head: 'Type',
      cell: ({ conflict }) => (
        <span className={classes.code} title={conflict.type}>
          {CONFLICT_TEXTS[conflict.type]}
        </span>
      ),
      csv: ({ conflict }) => conflict.type,
      sortBy: ({ conflict }) => CONFLICT_TEXTS[conflict.type],
    },
    valueColumn('Date', ({ conflict }) => conflict.date, {
      cell: ({ conflict }) => <span className={classes.date}>{formatDay(conflict.date)}</span>,
    }),
    valueColumn('Details', ({ conflict }) => detailsOf(conflict), UNSORTED),
    valueColumn('Over by', ({ conflict }) => conflict.overBy, {
      numeric: true,
      cell: (compared) => <OverBy compared={compared} />,
    }),
    {
      head: 'Demands',
      cell: ({ conflict }) => <DemandIds ids={conflict.demandIds} labels={labels} />,
      csv: ({ conflict }) => conflict.demandIds.join(' '),
    },
  ];
  if (before === null) return columns;
  return [
    ...columns,
    valueColumn('Compared', ({ change }) => change, {
      cell: ({ change }) => <Change change={change} />,
    }),
  ];
}

function OverBy({ compared }: { readonly compared: ComparedConflict }) {
  const { conflict, overByBefore, change } = compared;
  return (
    <>
      <span className={change === 'gone' ? classes.gone : classes.over}>
        {formatAmount(conflict.overBy)}
      </span>
      {overByBefore !== null && (
        <span className={classes.difference}>before {formatAmount(overByBefore)}</span>
      )}
    </>
  );
}

const CHANGES = {
  new: { word: 'New', color: 'red' },
  gone: { word: 'Gone', color: 'green' },
  same: { word: 'Same', color: 'gray' },
} as const;

function Change({ change }: Pick<ComparedConflict, 'change'>) {
  const { word, color } = CHANGES[change];
  return <Badge color={color}>{word}</Badge>;
}

/** The demands that take part, by id; their labels are a pointer or a touch away. */
function DemandIds(props: {
  readonly ids: readonly string[];
  readonly labels: ReadonlyMap<string, string>;
}) {
  const { ids, labels } = props;
  // A table has hundreds of them: the tooltip is made when it is wanted.
  const [near, setNear] = useState(false);
  const names = ids.slice(0, SHOWN_LABELS).map((id) => labels.get(id) || id);
  const shown = <span>{withMore(ids.slice(0, SHOWN_IDS), ids.length)}</span>;
  return (
    <span
      className={classes.ids}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
    >
      {near ? (
        <Tooltip opened label={withMore(names, ids.length)}>
          {shown}
        </Tooltip>
      ) : (
        shown
      )}
      <VisuallyHidden>{withMore(names, ids.length)}</VisuallyHidden>
    </span>
  );
}

function withMore(shown: readonly string[], all: number): string {
  const more = all - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

function detailsOf({ details }: ComparedConflict['conflict']): string {
  return details === undefined ? 'Capacity exceeded' : formatSentence(details);
}
