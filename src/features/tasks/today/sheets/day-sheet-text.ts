import type { PlannerOrder } from '#domain/orders/planner-orders.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { type Task, TASK_TYPES } from '#domain/planning/task.ts';
import { withoutAuthor } from '#domain/calendar/moment.ts';
import { isWeighed } from '#domain/supply/real-trays.ts';
import type { LateWork } from '#domain/supply/late-work.ts';
import { formatCount, formatDay, formatTrays } from '#ui/format.ts';
import { taskLabel, taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';
import { compareNames } from '#ui/tables/record-sorting.ts';
import { lineAmount } from '../../planner/order-text.ts';
import { singleSummary, taskNotes, taskSubject } from '../list/task-text.ts';

/** What a sheet lists: all work of a day, or only what is cut. */
export type SheetKind = 'tasks' | 'harvest';

/** One line of a sheet; the type stands once at the head of its group. */
export interface SheetRow {
  readonly task: Task;
  readonly startsGroup: boolean;
}

/** The lines of a sheet but for skipped work and, on that of the scale, what is sold alive. */
export function sheetRows(day: TaskDay, kind: SheetKind): readonly SheetRow[] {
  const tasks = day.tasks.filter(
    (task) => task.skipped !== true && (kind === 'tasks' || isWeighed(task)),
  );
  return tasks.map((task, index) => ({
    task,
    startsGroup: index === 0 || taskLabel(task) !== taskLabel(tasks[index - 1] ?? task),
  }));
}

/** The notes of a task as paper has them: a planting also says its covers and bottoms; who did it stands at its box. */
export function sheetNotes(task: Task): string {
  const { type, trayUsage: usage } = task;
  const trays =
    type === 'PLANT' && usage && usage.withoutHoles > 0
      ? `Covers ${usage.topCovers}, bottoms ${usage.bottomSolids}`
      : '';
  return [trays, taskNotes(withoutAuthor(task))].filter(Boolean).join(', ');
}

/** How far the day had come when it was printed. */
export function sheetProgress(rows: readonly SheetRow[]): string {
  const done = rows.filter(({ task }) => task.done).length;
  return `${formatCount(rows.length, 'task')}, ${done} done when printed`;
}

/** All that is late, missed batches first, with its day; "shelf 7" stands before "shelf 11". */
export function lateRows({ tasks, batches }: LateWork) {
  return [
    ...batches.map(({ cycleKey, begins, trays, harvestISO }) => ({
      key: cycleKey,
      // Its first step can be that of other batches, too: the trays are its own.
      what: `${taskTypeLabel(begins.type)} ${taskSubject(begins)}, ${formatTrays(trays)}`,
      details: `Due ${formatDay(begins.dateISO)}. Too late for ${formatDay(harvestISO)}`,
    })),
    ...tasks.toSorted(compareLate).map((task) => ({
      key: task.id,
      what: singleSummary(task),
      details: [`Due ${formatDay(task.dateISO)}`, taskNotes(task)].filter(Boolean).join('. '),
    })),
  ];
}

function compareLate(a: Task, b: Task): number {
  return (
    compareNames(a.dateISO, b.dateISO) ||
    TASK_TYPES.indexOf(a.type) - TASK_TYPES.indexOf(b.type) ||
    compareNames(singleSummary(a), singleSummary(b))
  );
}

/** What an order wants: "Sunflower 26 × 2 oz, Pea 1.5 lb". */
export function orderText({ lines }: PlannerOrder): string {
  return lines.map((line) => `${line.name} ${lineAmount(line)}`).join(', ');
}
