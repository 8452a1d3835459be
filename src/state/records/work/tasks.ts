import { loadIdOf } from '#domain/alchemy/dry-loads/load-tasks.ts';
import { isIsoDate } from '#domain/calendar/iso-date.ts';
import { dayLabel } from '#domain/calendar/day-label.ts';
import {
  MANUAL_TASK_REPEATS,
  TASK_TYPES,
  type Task,
  varietyOfCycle,
  isCarriedOut,
} from '#domain/planning/task.ts';
import type { ManualTaskPlan } from '#domain/planning/manual-tasks.ts';
import { addedTasks, stopSeries } from '#domain/planning/task-series.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import { bookPlantings, unrecordedPlantings } from '#domain/trays/book-plantings.ts';
import {
  moveLateToToday,
  skipLate,
  completeLateWork,
  type LateList,
} from '#domain/trays/late-list.ts';
import { moveWork } from '#domain/trays/move-work.ts';
import { skippedTogether, skipTasks } from '#domain/trays/skip-work.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { freeId, filterRecords, recordById } from '#domain/records/change-records.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import * as a from '../../schema/field.ts';
import { nameOf, actionRules, type RecordName, type RulesFor } from '../action-rules.ts';
import { followLoads, followLots } from './follow-loads.ts';
import { PLAN_AGAIN_LABEL, rebuildTasks, withTasks } from '../rebuild-tasks.ts';
import {
  completeDay,
  completePlanted,
  completeTasks,
  type ClosedDay,
} from '#domain/trays/complete-tasks.ts';

const LATE_LIST = { taskIds: a.texts(), cycleKeys: a.texts() };

export const TASK_ACTIONS = {
  /** With `done` the task becomes that, also when another tab was faster; without, it flips. */
  TOGGLE_TASK_DONE: work<RecordName & { readonly done?: boolean }>({
    label: ({ id }, farm) => {
      const task = recordById(farm.tasks, id);
      if (task === undefined) return 'Mark task done';
      return task.done ? `Reopen ${nameOfTask(task)}` : `Mark ${nameOfTask(task)} done`;
    },
    run: (farm, { id, done }, moment) => {
      const task = recordById(farm.tasks, id);
      if (task === undefined) return farm;
      const wanted = done ?? !task.done;
      const isAsWanted = wanted ? isCarriedOut(task) : !task.done;
      return isAsWanted ? farm : completeTasks(farm, [task], wanted, moment);
    },
  }),
  /** With `taskIds` only these of the day, as where others of it are shown elsewhere. */
  MARK_DAY_DONE: work<ClosedDay>({
    payload: {
      dateISO: a.neededDay(),
      type: a.choice(TASK_TYPES, undefined),
      taskIds: a.optional(a.texts()),
    },
    label: ({ dateISO }) => `Mark ${dateISO} done`,
    run: completeDay,
  }),
  ADD_MANUAL_TASK: work<ManualTaskPlan>({
    payload: {
      id: a.neededText(),
      title: a.neededText(),
      dateISO: a.neededDay(),
      note: a.optionalText(),
      repeat: a.choice(MANUAL_TASK_REPEATS, undefined),
      occurrences: a.whole({ min: 1, or: undefined }),
      untilStopped: a.optionalFlag(),
    },
    label: ({ title }) => `Add task ${title}`,
    run: addManualTask,
  }),
  /** Some are the app's own: a scrub goes when the trays are clean, the task of a load with that. */
  DELETE_MANUAL_TASK: work<RecordName>({
    label: 'Delete task',
    run: (farm, { id }) =>
      withTasks(
        farm,
        filterRecords(
          farm.tasks,
          (task) => task.id !== id || task.type !== 'GENERAL' || isAppTask(task),
        ),
      ),
  }),
  /** Ends a task that comes back: its open ones after today go. */
  STOP_SERIES: work({
    payload: { seriesId: a.neededText() },
    label: ({ seriesId }, { tasks }) =>
      `Stop ${tasks.find(({ repeat }) => repeat?.seriesId === seriesId)?.title ?? 'repeating'}`,
    run: (farm, { seriesId }, { today }) =>
      withTasks(farm, stopSeries(farm.tasks, seriesId, today)),
  }),
  /** Gives an open task up: it stays in the archive as skipped. Marking it open brings it back. */
  SKIP_TASK: work<RecordName>({
    label: ({ id }, farm) => `Skip ${taskName(farm, id)}`,
    run: (farm, { id }) =>
      changeOpen(farm, id, (one, task) => skipTasks(one, skippedTogether(one, task))),
  }),
  /** Records afterwards that a batch was planted as planned: its open soak and plantings are marked done. */
  MARK_PLANTED: work({
    payload: { cycleKey: a.neededText() },
    label: ({ cycleKey }, farm) =>
      `Mark ${nameOf(farm, 'varieties', varietyOfCycle(cycleKey))} planted`,
    run: (farm, { cycleKey }, moment) => completePlanted(farm, cycleKey, moment),
  }),
  /** Marks all late work as done on time; for missed batches only soak and planting. */
  MARK_LATE_DONE: actionRules<LateList>({
    payload: LATE_LIST,
    label: 'Mark late tasks done',
    run: (farm, late, moment) =>
      followLoads(farm, followLots(farm, completeLateWork(farm, late, moment)), null),
  }),
  /** Puts all late work on today, as far as the steps around it leave room. */
  MOVE_LATE_TO_TODAY: work<LateList>({
    payload: LATE_LIST,
    label: 'Move late tasks to today',
    run: moveLateToToday,
  }),
  SKIP_LATE: work<LateList>({ payload: LATE_LIST, label: 'Skip late tasks', run: skipLate }),
  /** Records plantings that were marked done before plantings were recorded automatically. */
  RECORD_AS_PLANNED: work({
    payload: { ids: a.texts() },
    label: 'Record plantings as planned',
    run: (farm, { ids }, moment) => {
      const wanted = new Set(ids);
      const missing = unrecordedPlantings(farm.tasks, farm.traysPlantedLog);
      return bookPlantings(
        farm,
        missing.filter(({ id }) => wanted.has(id)),
        moment,
      );
    },
  }),
  /** Puts an open task on another day; planning again leaves it there. */
  MOVE_TASK: work({
    payload: { id: a.neededText(), dateISO: a.neededDay() },
    label: ({ id, dateISO }, farm) => `Move ${taskName(farm, id)} to ${dayLabel(dateISO)}`,
    run: (farm, { id, dateISO }, { today }) =>
      isIsoDate(dateISO)
        ? changeOpen(farm, id, (one, task) => moveWork(one, task, dateISO, today))
        : farm,
  }),
  /** Plans again from the orders, for today and 90 days ahead; never a change by a person. */
  REGENERATE_TASKS: actionRules<undefined>({
    payload: () => undefined,
    label: PLAN_AGAIN_LABEL,
    isUnsigned: true,
    run: (farm, _nothing, moment) => rebuildTasks(farm, moment),
  }),
};

/** Work that dryer loads and seed lots follow. */
function work<P>(rules: RulesFor<P>): RulesFor<P> {
  return {
    ...rules,
    run: (farm, payload, moment) =>
      followLoads(farm, followLots(farm, rules.run(farm, payload, moment)), moment.today),
  };
}

function taskName({ tasks }: FarmDocument, id: string): string {
  const task = recordById(tasks, id);
  return task === undefined ? 'task' : nameOfTask(task);
}

function nameOfTask(task: Task): string {
  return task.title ?? `${task.type.toLowerCase()} ${task.varietyName ?? ''}`.trim();
}

function isAppTask(task: Task): boolean {
  return task.special !== undefined || loadIdOf(task) !== undefined;
}

function addManualTask(
  document: FarmDocument,
  plan: ManualTaskPlan,
  { today }: ActionContext,
): FarmDocument {
  if (plan.title.trim() === '' || !isIsoDate(plan.dateISO)) return document;
  const added = addedTasks({ ...plan, id: freeId(plan.id, document.tasks) }, today);
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
