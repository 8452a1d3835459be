import { loadIdOf } from '#domain/alchemy/dry-loads/load-tasks.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isIsoDate } from '#domain/calendar/day-number.ts';
import { manualTasks } from '#domain/planning/manual-tasks.ts';
import type { ManualTaskPlan } from '#domain/planning/manual-tasks.ts';
import { startSeries, stopSeries } from '#domain/planning/task-series.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import { isCarriedOut } from '#domain/planning/task-work.ts';
import type { Task } from '#domain/planning/task.ts';
import { bookPlantings, unrecordedPlantings } from '#domain/trays/book-plantings.ts';
import { moveLateToToday, skipLate, tickLate } from '#domain/trays/late-list.ts';
import { moveWork } from '#domain/trays/move-work.ts';
import { skippedTogether, skipTasks } from '#domain/trays/skip-work.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { freeId, keepOnly, recordById } from '#domain/records/change-records.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import type { TaskAction } from './farm-action.ts';
import { followLoads } from './follow-loads.ts';
import { planAgain, withTasks } from './plan-again.ts';
import { tickDay, tickPlanted, tickTasks } from '#domain/trays/tick-tasks.ts';

/** Work on tasks: marking them, writing some down by hand, and planning the others anew. */
export function reduceTasks(
  document: FarmDocument,
  action: TaskAction,
  moment: Moment,
): FarmDocument {
  const after = carryOut(document, action, moment);
  if (action.type === 'REGENERATE_TASKS') return after;
  // Late work was done in its time.
  return followLoads(document, after, action.type === 'MARK_LATE_DONE' ? null : moment.today);
}

function carryOut(document: FarmDocument, action: TaskAction, moment: Moment): FarmDocument {
  switch (action.type) {
    case 'TOGGLE_TASK_DONE': {
      const task = recordById(document.tasks, action.payload.id);
      if (task === undefined) return document;
      const done = action.payload.done ?? !task.done;
      const isAsWanted = done ? isCarriedOut(task) : !task.done;
      return isAsWanted ? document : tickTasks(document, [task], done, moment);
    }
    case 'MARK_DAY_DONE':
      return tickDay(document, action.payload, moment);
    case 'SKIP_TASK':
      return changeOpen(document, action.payload.id, (farm, task) =>
        skipTasks(farm, skippedTogether(farm, task)),
      );
    case 'MOVE_TASK': {
      const { id, dateISO } = action.payload;
      if (!isIsoDate(dateISO)) return document;
      return changeOpen(document, id, (farm, task) => moveWork(farm, task, dateISO, moment.today));
    }
    case 'MARK_PLANTED':
      return tickPlanted(document, action.payload.cycleKey, moment);
    case 'MARK_LATE_DONE':
      return tickLate(document, action.payload, moment);
    case 'MOVE_LATE_TO_TODAY':
      return moveLateToToday(document, action.payload, moment.today);
    case 'SKIP_LATE':
      return skipLate(document, action.payload);
    case 'RECORD_AS_PLANNED': {
      const ids = new Set(action.payload.ids);
      const missing = unrecordedPlantings(document.tasks, document.traysPlantedLog);
      return bookPlantings(
        document,
        missing.filter(({ id }) => ids.has(id)),
        moment,
      );
    }
    case 'ADD_MANUAL_TASK':
      return addManualTask(document, action.payload, moment.today);
    case 'DELETE_MANUAL_TASK':
      return withTasks(
        document,
        keepOnly(
          document.tasks,
          // Some are the app's own: a scrub goes when the trays are clean, the task of a load with that.
          (task) => task.id !== action.payload.id || task.type !== 'GENERAL' || isAppTask(task),
        ),
      );
    case 'STOP_SERIES':
      return withTasks(document, stopSeries(document.tasks, action.payload.seriesId, moment.today));
    case 'REGENERATE_TASKS':
      return planAgain(document, moment);
  }
}

function isAppTask(task: Task): boolean {
  return task.special !== undefined || loadIdOf(task) !== undefined;
}

function addManualTask(document: FarmDocument, plan: ManualTaskPlan, today: IsoDate): FarmDocument {
  if (plan.title.trim() === '' || !isIsoDate(plan.dateISO)) return document;
  const { repeat, untilStopped } = plan;
  const id = freeId(plan.id, document.tasks);
  const added =
    untilStopped === true && repeat !== undefined
      ? startSeries({ ...plan, id, repeat }, today)
      : manualTasks({ ...plan, id });
  const taken = new Set(document.tasks.map((task) => task.id));
  const tasks = [...document.tasks, ...added.filter((task) => !taken.has(task.id))];
  return { ...document, tasks: tasks.toSorted(compareTasks) };
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
