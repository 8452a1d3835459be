import { isIsoDate } from '#domain/calendar/day-number.ts';
import { manualTasks } from '#domain/planning/manual-tasks.ts';
import type { ManualTaskPlan } from '#domain/planning/manual-tasks.ts';
import { moveTask } from '#domain/planning/move-task.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { compareTasks, withTaskInOrder } from '#domain/planning/task-order.ts';
import { isCarriedOut } from '#domain/planning/task-work.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { changeById, freeId, keepOnly, recordById } from '#domain/records/change-records.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import type { TaskAction } from './farm-action.ts';
import { markDayDone, markTasks } from '#domain/trays/mark-tasks.ts';

/** Work on tasks: marking them, writing some down by hand, and planning the others anew. */
export function reduceTasks(
  document: FarmDocument,
  action: TaskAction,
  moment: Moment,
): FarmDocument {
  switch (action.type) {
    case 'TOGGLE_TASK_DONE': {
      const task = recordById(document.tasks, action.payload.id);
      if (task === undefined) return document;
      const done = action.payload.done ?? !task.done;
      const isAsWanted = done ? isCarriedOut(task) : !task.done;
      return isAsWanted ? document : markTasks(document, [task], done, moment);
    }
    case 'MARK_DAY_DONE':
      return markDayDone(document, action.payload, moment);
    case 'SKIP_TASK':
      return changeOpen(document, action.payload.id, skipTask);
    case 'MOVE_TASK': {
      const { id, dateISO } = action.payload;
      if (!isIsoDate(dateISO)) return document;
      return changeOpen(document, id, (farm, task) =>
        task.dateISO === dateISO ? farm : withMoved(farm, moveTask(task, dateISO)),
      );
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
      return withTasks(document, planFarm(document, moment.today).tasks);
  }
}

function addManualTask(document: FarmDocument, plan: ManualTaskPlan): FarmDocument {
  if (plan.title.trim() === '' || !isIsoDate(plan.dateISO)) return document;
  const id = freeId(plan.id, document.tasks);
  const tasks = [...document.tasks, ...manualTasks({ ...plan, id })].toSorted(compareTasks);
  return { ...document, tasks };
}

/** Done and skipped tasks are not touched. */
function changeOpen(
  document: FarmDocument,
  id: string,
  change: (document: FarmDocument, task: Task) => FarmDocument,
): FarmDocument {
  const task = recordById(document.tasks, id);
  return task === undefined || task.done ? document : change(document, task);
}

/** The trays of a skipped task stay where they are; a skipped scrub is not waited for any longer. */
function skipTask(document: FarmDocument, task: Task): FarmDocument {
  const skipped: Task = { ...task, done: true, skipped: true };
  const tasks = changeById(document.tasks, task.id, () => skipped);
  if (document.trayStatus.scrubTaskId !== task.id) return { ...document, tasks };
  const trayStatus = { ...document.trayStatus, scrubTaskId: null, scrubTaskCreatedAt: null };
  return { ...document, tasks, trayStatus };
}

function withMoved(document: FarmDocument, moved: Task): FarmDocument {
  const others = document.tasks.filter(({ id }) => id !== moved.id);
  return { ...document, tasks: withTaskInOrder(others, moved) };
}

function withTasks(document: FarmDocument, tasks: FarmDocument['tasks']): FarmDocument {
  return tasks === document.tasks ? document : { ...document, tasks };
}
