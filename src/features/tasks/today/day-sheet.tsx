import { useState } from 'react';
import { dayLabel } from '#domain/calendar/day-label.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { selectTaskDays } from '#state/selectors/tasks.ts';
import { useFarm, useNow, useToday } from '#state/use-farm.ts';
import { instantLabel } from '#ui/instant-label.ts';
import { taskTypeLabel } from '#ui/task-type-icon.tsx';
import { lateLine, sheetNotes, sheetProgress, sheetRows } from './day-sheet-text.ts';
import type { SheetKind, SheetRow } from './day-sheet-text.ts';
import classes from './day-sheet.module.css';
import { taskQuantity, taskSubject } from './task-text.ts';

const selectFarmName = (farm: FarmDocument) => farm.settings.brand.farmName.trim();
const titles: Readonly<Record<SheetKind, string>> = { tasks: 'Tasks', harvest: 'Harvest' };

/** A day on paper: boxes to tick, a line for what it really was, and room for notes and losses. */
export function DaySheet({ day, kind }: { readonly day: TaskDay; readonly kind: SheetKind }) {
  const today = useToday();
  const days = useFarm(selectTaskDays);
  const rows = sheetRows(day, kind);
  const late = kind === 'tasks' && day.dateISO === today ? lateLine(days, today) : '';
  return (
    <section className={classes.sheet}>
      <header className={classes.head}>
        <div>
          <div>{useFarm(selectFarmName)}</div>
          <h1 className={classes.title}>
            {titles[kind]} — {dayLabel(day.dateISO)}
          </h1>
        </div>
        <div className={classes.facts}>
          <div>{sheetProgress(rows)}</div>
          {late !== '' && <div>{late}</div>}
        </div>
      </header>
      <SheetTable rows={rows} />
      <div className={classes.room}>
        <WritingRoom label="Notes" />
        {rows.some(({ task }) => task.type === 'HARVEST') && <WritingRoom label="Trays lost" />}
      </div>
      <PrintedAt />
    </section>
  );
}

function SheetTable({ rows }: { readonly rows: readonly SheetRow[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th aria-label="Done" />
          <th>Type</th>
          <th>Variety / Task</th>
          <th className={classes.quantity}>Qty</th>
          <th>Notes</th>
          <th>Actual</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ task, startsGroup }) => (
          <tr key={task.id}>
            <td>
              <span className={classes.box}>{task.done && '✓'}</span>
            </td>
            <td className={classes.type}>{startsGroup && taskTypeLabel(task.type)}</td>
            <td className={classes.name}>{taskSubject(task)}</td>
            <td className={classes.quantity}>{taskQuantity(task)}</td>
            <td className={classes.notes}>{sheetNotes(task)}</td>
            <td>
              <span className={classes.actual} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WritingRoom({ label }: { readonly label: string }) {
  return (
    <div className={classes.writing}>
      <div>{label}</div>
      <div className={classes.line} />
      <div className={classes.line} />
    </div>
  );
}

function PrintedAt() {
  const today = useToday();
  const now = useNow();
  const [instant] = useState(now);
  const time = new Date(instant).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <footer className={classes.foot}>
      Printed {instantLabel(instant, today)}, {time}
    </footer>
  );
}
