import { formatLongDay } from '#ui/format.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { PaperBox, PaperLine, PaperSheet } from '#ui/page/paper-sheet.tsx';
import { initialsOf } from '#ui/mark-text.ts';
import { taskLabel } from '#ui/pictures/task-type-icon.tsx';
import { useFarm } from '#state/react/use-farm.ts';
import { selectLateWork } from '#state/selectors/late-work.ts';
import { DaySections } from './day-sheet-sections.tsx';
import { sheetNotes, sheetProgress, sheetRows } from './day-sheet-text.ts';
import type { SheetKind, SheetRow } from './day-sheet-text.ts';
import classes from './day-sheet.module.css';
import { taskQuantity, taskSubject } from '../list/task-text.ts';
import { lateSinceText } from '../late/late-text.ts';

const titles: Readonly<Record<SheetKind, string>> = { tasks: 'Tasks', harvest: 'Harvest' };

/**
 * A day on paper: boxes to tick, a line for what it really was, then what is late, goes in tonight, is done
 * every day and is delivered, and room for notes and losses. A harvest
 * sheet has boxes for trays and weight instead, to be typed down with "Enter harvest sheet".
 */
export function DaySheet({ day, kind }: { readonly day: TaskDay; readonly kind: SheetKind }) {
  const head = usePaperHead();
  const rows = sheetRows(day, kind);
  const late = useFarm((farm) => selectLateWork(farm, head.today));
  const showsLate = kind === 'tasks' && day.dateISO === head.today && late.count > 0;
  return (
    <PaperSheet
      {...head}
      title={`${titles[kind]} — ${formatLongDay(day.dateISO)}`}
      facts={
        <>
          <div>{sheetProgress(rows)}</div>
          {showsLate && <div>{lateSinceText(late)}</div>}
        </>
      }
    >
      {(rows.length > 0 || kind === 'harvest') && <SheetTable rows={rows} kind={kind} />}
      {kind === 'tasks' && <DaySections dateISO={day.dateISO} today={head.today} />}
      <div className={classes.room}>
        <WritingRoom label="Notes" />
        {rows.some(({ task }) => task.type === 'HARVEST') && <WritingRoom label="Trays lost" />}
      </div>
    </PaperSheet>
  );
}

function SheetTable(props: { readonly rows: readonly SheetRow[]; readonly kind: SheetKind }) {
  const { rows } = props;
  const isHarvest = props.kind === 'harvest';
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th aria-label="Done" />
          <th>Type</th>
          <th>Variety / Task</th>
          <th className={classes.quantity}>Qty</th>
          <th>Notes</th>
          {isHarvest ? (
            <>
              <th className={classes.boxHead}>Trays</th>
              <th className={classes.boxHead}>Weight</th>
            </>
          ) : (
            <th className={classes.actual}>Actual</th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ task, startsGroup }) => (
          <tr key={task.id}>
            <td>
              <PaperBox ticked={task.done} />
              {task.by && <span className={classes.initials}>{initialsOf(task.by.name)}</span>}
            </td>
            <td className={classes.type}>{startsGroup && taskLabel(task)}</td>
            <td className={classes.name}>{taskSubject(task)}</td>
            <td className={classes.quantity}>{taskQuantity(task)}</td>
            <td className={classes.notes}>{sheetNotes(task)}</td>
            {isHarvest ? (
              <>
                <td>
                  <EmptyBox />
                </td>
                <td>
                  <EmptyBox />
                </td>
              </>
            ) : (
              <td>
                <PaperLine />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Room for a number, as wide as the field it is typed into at the end of the day. */
function EmptyBox() {
  return <span className={classes.emptyBox} />;
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
