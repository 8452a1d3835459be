import { noteInFarm } from '#ui/told-anew.ts';
import { type ManualTaskRepeat, type Task, TASK_TYPES } from '#domain/planning/task.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { groupBy, compareTexts } from '#domain/records/lists.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import {
  formatCount,
  formatDay,
  formatNumber,
  formatOz,
  formatTrays,
  traysBesidePlanned,
} from '#ui/format.ts';
import { clockTime } from '#ui/mark-text.ts';
import { taskLabel } from '#ui/pictures/task-type-icon.tsx';

/** What a task is about: its variety, or the words of a general task. */
export function taskSubject(task: Task): string {
  return task.type === 'GENERAL' ? (task.title ?? '') : (task.varietyName ?? '');
}

/** Names a task inside a sentence: "harvest", or "“Sweep/Mop”" of a general task. */
export function taskNoun(task: RealTask): string {
  if (task.type === 'GENERAL') return `“${taskSubject(task)}”`;
  return task.type === 'PLANT' ? 'planting' : taskLabel(task).toLowerCase();
}

/** A task in a few words, as toasts and labels say it: "Lights, Arugula". */
export function taskInText(task: RealTask): string {
  return task.type === 'GENERAL' ? taskSubject(task) : `${taskLabel(task)}, ${taskSubject(task)}`;
}

/** How many trays, with those planned where they differ: "3 trays, 4 planned"; null where none are told. */
export function taskQuantity(task: RealTask): string | null {
  const { trays, plannedTrays, traysToClear } = task;
  if (traysToClear !== undefined) return `Clear ${formatTrays(traysToClear)}, all lost`;
  if (trays === undefined || (trays === 0 && plannedTrays === undefined)) return null;
  return traysBesidePlanned({ trays, plannedTrays }, formatTrays);
}

/** Everything a grower must know beside variety and trays. */
export function taskNotes(task: RealTask): string {
  const { movedFromISO, repeat, soakHours, germMode } = task;
  return [
    doneText(task),
    movedFromISO && `Moved from ${formatDay(movedFromISO)}`,
    repeat && REPEAT_WORDS[repeat.step],
    soakHours !== undefined && `${formatNumber(soakHours, 'all')} h`,
    germMode && (germMode === 'COVERED' ? 'Covered' : 'Unweighted'),
    harvestText(task),
    noteInFarm(task.note, task.carryUsedOz),
  ]
    .filter(Boolean)
    .join(', ');
}

function doneText({ skipped, by }: Task): string {
  const what = skipped === true ? 'Skipped' : 'Done';
  if (by === undefined) return skipped === true ? what : '';
  return `${what} by ${by.name} ${clockTime(by.atISO)}`;
}

const REPEAT_WORDS: Readonly<Record<ManualTaskRepeat, string>> = {
  DAILY: 'Every day',
  WEEKLY: 'Every week',
  BIWEEKLY: 'Every 2 weeks',
  MONTHLY: 'Every month',
};

function harvestText(task: RealTask): string {
  const { type, trays, oz, plannedTrays = trays, plannedOz } = task;
  if (type !== 'HARVEST' || !plannedTrays || oz === undefined) return '';
  // Its trays are said already.
  if (task.live === true) return task.carryUsedOz ? `${formatTrays(task.carryUsedOz)} carry` : '';
  if (plannedOz !== undefined) return `${formatOz(oz)}, ${formatOz(plannedOz)} planned`;
  const carried = task.carryUsedOz ? `, ${formatOz(task.carryUsedOz)} carry` : '';
  return `${formatOz(oz)}${carried}`;
}

/** One line that stands for a closed day: the task itself, or how many of each kind are open. */
export function daySummary(day: TaskDay): string {
  const open = day.tasks.filter((task) => !task.done);
  if (open.length === 0) return 'All done';
  const [only] = open;
  if (open.length === 1 && only) return singleSummary(only);
  const counts = taskGroups(open)
    .map(({ label, tasks }) => ({ label, count: tasks.length }))
    // The sort is stable, so kinds of equal count keep the order of the day.
    .sort((a, b) => b.count - a.count);
  const kinds = counts.map(({ label, count }) => `${label} ${count}`).join(', ');
  return `${formatCount(open.length, 'task')}: ${kinds}`;
}

/** Tasks by kind of work, in the order of a grower's day; what is moved out after what is harvested. */
export function taskGroups(tasks: readonly RealTask[]) {
  return TASK_TYPES.flatMap((type) => {
    const byLabel = groupBy(
      tasks.filter((task) => task.type === type),
      taskLabel,
    );
    return [...byLabel]
      .map(([label, own]) => ({ label, type, tasks: own }))
      .sort((a, b) => compareTexts(a.label, b.label));
  });
}

/** A task with its amount: "Water Broccoli, 2 trays". */
export function singleSummary(task: RealTask): string {
  const subject =
    task.type === 'GENERAL' ? taskSubject(task) : `${taskLabel(task)} ${taskSubject(task)}`;
  return [subject, taskQuantity(task)].filter(Boolean).join(', ');
}
