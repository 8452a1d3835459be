import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import { formatCount, formatDay } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { labelledDays, MAX_DRAWN_DAYS } from '../labelled-days.ts';
import { machineRows, type LoadBar, type MachineRow } from './machine-rows.ts';
import classes from './machines-drawing.module.css';
import frame from '../days-drawing.module.css';

/** The loads of every dryer as bars on their days: when they start, how long they run, how full they are. */
export function MachinesDrawing(props: {
  readonly plan: DryPlan;
  readonly dryers: readonly FreezeDryer[];
}) {
  const { plan, dryers } = props;
  const { days, rows, isCut } = useMemo(() => machineRows(plan, dryers), [plan, dryers]);
  const labelled = labelledDays(days.length, useIsPhone());
  if (rows.length === 0) return null;
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 5rem))` };
  return (
    <SectionCard title="Dryer schedule">
      <div className={frame.drawing}>
        {rows.map((row) => (
          <Machine key={row.id} row={row} columns={columns} />
        ))}
        <div className={frame.label} />
        <div className={classes.days} style={columns} aria-hidden>
          {days.map((day, index) => (
            <div key={day} className={frame.date}>
              {labelled.has(index) && <span>{formatDay(day)}</span>}
            </div>
          ))}
        </div>
      </div>
      {isCut && (
        <p
          className={frame.more}
        >{`The chart shows the first ${MAX_DRAWN_DAYS / 7} weeks. The table has all loads.`}</p>
      )}
    </SectionCard>
  );
}

function Machine(props: {
  readonly row: MachineRow;
  readonly columns: { readonly gridTemplateColumns: string };
}) {
  const { label, shelves, bars } = props.row;
  return (
    <>
      <div className={frame.label}>{label}</div>
      <ul className={classes.days} style={props.columns} aria-label={`Loads of ${label}`}>
        {bars.map((bar) => (
          <li
            key={bar.startISO}
            className={classes.load}
            style={{ gridColumn: `${bar.at + 1} / span ${bar.days}` }}
          >
            <VisuallyHidden>{loadWords(bar, shelves)}</VisuallyHidden>
            <div className={classes.machine} data-kept={bar.used === null || undefined} aria-hidden>
              <div
                className={classes.used}
                style={{ height: `${(100 * (bar.used ?? shelves)) / Math.max(1, shelves)}%` }}
              />
            </div>
            <div className={classes.number} aria-hidden>
              {bar.used === null ? 'kept' : `${bar.used}/${shelves}`}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "Sat 12/5 to Sun 12/6: 3 of 7 shelves" */
function loadWords({ startISO, readyISO, used }: LoadBar, shelves: number): string {
  const days = `${formatDay(startISO)} to ${formatDay(readyISO)}`;
  return used === null
    ? `${days}: stays as it is`
    : `${days}: ${used} of ${formatCount(shelves, 'shelf', 'shelves')}`;
}
