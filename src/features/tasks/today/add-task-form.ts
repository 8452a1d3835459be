import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ManualTaskPlan } from '#domain/planning/manual-tasks.ts';
import type { ManualTaskRepeat, Task } from '#domain/planning/task.ts';
import { addedTasks } from '#domain/planning/task-series.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { formatCount, formatDate } from '#ui/format.ts';

export interface AddTaskDraft {
  readonly title: string;
  readonly recurring: boolean;
  readonly dateISO: IsoDate | null;
  readonly repeat: ManualTaskRepeat;
  readonly occurrences: number | null;
  /** It comes back until somebody stops it, however often that is. */
  readonly untilStopped: boolean;
  readonly note: string;
}

export const REPEAT_CHOICES: { value: ManualTaskRepeat; label: string }[] = [
  { value: 'DAILY', label: 'Daily' },
  { value: 'WEEKLY', label: 'Weekly' },
  { value: 'BIWEEKLY', label: 'Every 2 weeks' },
  { value: 'MONTHLY', label: 'Monthly' },
];

export function newTaskDraft(today: IsoDate): AddTaskDraft {
  return {
    title: '',
    recurring: false,
    dateISO: today,
    repeat: 'WEEKLY',
    occurrences: 4,
    untilStopped: false,
    note: '',
  };
}

export function addTaskProblem(draft: AddTaskDraft): string | null {
  const needed = [
    draft.title.trim() === '' && 'task',
    draft.dateISO === null && (draft.recurring ? 'start date' : 'date'),
  ].filter((part) => part !== false);
  if (needed.length === 0) return null;
  const text = `${needed.join(' and ')} required`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function tasksOf(draft: AddTaskDraft, today: IsoDate): readonly Task[] {
  const plan = planOf(draft, '');
  return plan === null ? [] : addedTasks(plan, today);
}

export function addTaskNote(draft: AddTaskDraft, today: IsoDate): string {
  const tasks = tasksOf(draft, today);
  const adds = `Adds ${formatCount(Math.max(1, tasks.length), 'task')}`;
  if (draft.recurring && draft.untilStopped) return `${adds}, and more until you stop it`;
  const last = tasks.at(-1);
  if (last === undefined || last.dateISO === draft.dateISO) return adds;
  return `${adds}, the last on ${formatDate(last.dateISO)}`;
}

export function addedText(draft: AddTaskDraft, today: IsoDate): string {
  return `${formatCount(tasksOf(draft, today).length, 'task')} added`;
}

/** The action that adds the task; null while something is missing. */
export function addTaskAction(draft: AddTaskDraft, id: string): FarmAction | null {
  const plan = planOf(draft, id);
  if (plan === null || addTaskProblem(draft) !== null) return null;
  return { type: 'ADD_MANUAL_TASK', payload: plan };
}

function planOf(draft: AddTaskDraft, id: string): ManualTaskPlan | null {
  const { title, note, dateISO, repeat } = draft;
  if (dateISO === null) return null;
  const task = { id, title: title.trim(), dateISO, note: note.trim() };
  if (!draft.recurring) return task;
  return draft.untilStopped
    ? { ...task, repeat, untilStopped: true }
    : { ...task, repeat, occurrences: draft.occurrences ?? 1 };
}
