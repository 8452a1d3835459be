import { isIsoDate } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { manualTasks } from '#domain/planning/manual-tasks.ts';
import type { ManualTaskPlan } from '#domain/planning/manual-tasks.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { FarmDocument } from '../farm-document.ts';
import { freeId, keepOnly, recordById } from './change-records.ts';
import type { TaskAction } from './farm-action.ts';
import { markTasks } from './mark-tasks.ts';

/** How far ahead tasks are planned. */
const PLAN_DAYS = 90;

/** Work on tasks: marking them, writing some down by hand, and planning the others anew. */
export function reduceTasks(
  document: FarmDocument,
  action: TaskAction,
  today: IsoDate,
): FarmDocument {
  switch (action.type) {
    case 'TOGGLE_TASK_DONE': {
      const task = recordById(document.tasks, action.payload.id);
      if (task === undefined) return document;
      const done = action.payload.done ?? !task.done;
      return task.done === done ? document : markTasks(document, [task], done);
    }
    case 'MARK_DAY_DONE': {
      const { dateISO, type } = action.payload;
      const open = document.tasks.filter(
        (task) =>
          task.dateISO === dateISO && !task.done && (type === undefined || task.type === type),
      );
      return markTasks(document, open, true);
    }
    case 'ADD_MANUAL_TASK':
      return addManualTask(document, action.payload);
    case 'DELETE_MANUAL_TASK':
      return withTasks(
        document,
        keepOnly(
          document.tasks,
          // The scrub task is the app's own: it goes when the trays are clean.
          ({ id, type, special }) =>
            id !== action.payload.id || type !== 'GENERAL' || special !== undefined,
        ),
      );
    case 'REGENERATE_TASKS':
      return withTasks(document, planFarm(document, today, PLAN_DAYS).tasks);
  }
}

function addManualTask(document: FarmDocument, plan: ManualTaskPlan): FarmDocument {
  if (plan.title.trim() === '' || !isIsoDate(plan.dateISO)) return document;
  const id = freeId(plan.id, document.tasks);
  const tasks = [...document.tasks, ...manualTasks({ ...plan, id })].toSorted(compareTasks);
  return { ...document, tasks };
}

function withTasks(document: FarmDocument, tasks: FarmDocument['tasks']): FarmDocument {
  return tasks === document.tasks ? document : { ...document, tasks };
}
