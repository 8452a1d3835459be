import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmAction, ManualTaskRepeat } from '#state/actions/farm-action.ts';

/** What the Add Task dialog holds while it is being filled in. */
export interface AddTaskDraft {
  readonly title: string;
  readonly recurring: boolean;
  readonly dateISO: IsoDate | null;
  readonly repeat: ManualTaskRepeat;
  readonly occurrences: number | null;
  readonly note: string;
}

/** An empty dialog, for today. */
export function newTaskDraft(today: IsoDate): AddTaskDraft {
  return {
    title: '',
    recurring: false,
    dateISO: today,
    repeat: 'WEEKLY',
    occurrences: 4,
    note: '',
  };
}

/** Why the task cannot be added yet, or null. */
export function addTaskProblem(draft: AddTaskDraft): string | null {
  const needed = [
    draft.title.trim() === '' && 'task',
    draft.dateISO === null && (draft.recurring ? 'start date' : 'date'),
  ].filter((part) => part !== false);
  if (needed.length === 0) return null;
  const text = `${needed.join(' and ')} required`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How many times the task will be listed: at least once. */
export function occurrencesOf(draft: AddTaskDraft): number {
  return draft.recurring ? Math.max(1, Math.floor(draft.occurrences ?? 1)) : 1;
}

/** The action that adds the task; null while something is missing. */
export function addTaskAction(draft: AddTaskDraft, id: string): FarmAction | null {
  if (draft.dateISO === null || addTaskProblem(draft) !== null) return null;
  const { title, note, dateISO, repeat } = draft;
  const task = { id, title: title.trim(), dateISO, note: note.trim() };
  return {
    type: 'ADD_MANUAL_TASK',
    payload: draft.recurring ? { ...task, repeat, occurrences: occurrencesOf(draft) } : task,
  };
}
