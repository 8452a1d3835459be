import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type HistoryDay, packHistory, splitHistory } from '#domain/planning/task-history.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { Task } from '#domain/planning/task.ts';
import { haveSameItems } from '#domain/records/lists.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readTaskHistory } from './slices/read-task-history.ts';

/** A farm as it is kept and sent: its work of long ago is a compact history by day. */
export interface CompactFarm extends FarmDocument {
  readonly taskHistory?: readonly HistoryDay[];
}

/** Converts a farm to its stored and synced form. Returns the same farm if it has no history. */
export function compactFarm(farm: FarmDocument, today: IsoDate): CompactFarm {
  const { history, others } = splitHistory(farm.tasks, today);
  if (history.length === 0) return farm;
  return { ...farm, tasks: others, taskHistory: historyOf(history) };
}

export function expandFarm(compact: CompactFarm): FarmDocument {
  const { taskHistory, ...farm } = compact;
  if (taskHistory === undefined) return compact;
  const tasks = withoutDoubles(readTaskHistory(taskHistory).tasks, farm.tasks);
  return { ...farm, tasks: tasks.sort(compareTasks) };
}

/** An older version of the app may have brought a task back: of two the done one counts, as in `taskSteps`. */
function withoutDoubles(history: readonly Task[], tasks: readonly Task[]): Task[] {
  const inHistory = new Map(history.map((task) => [task.id, task]));
  const isOutdone = (task: Task) => !task.done && inHistory.get(task.id)?.done === true;
  const kept = tasks.filter((task) => !isOutdone(task));
  for (const { id } of kept) inHistory.delete(id);
  return [...inHistory.values(), ...kept];
}

let latest: { readonly tasks: readonly Task[]; readonly days: readonly HistoryDay[] } = {
  tasks: [],
  days: [],
};

/** Work of long ago hardly ever changes, and a farm is kept many times a day: it is packed once. */
function historyOf(tasks: readonly Task[]): readonly HistoryDay[] {
  if (!haveSameItems(tasks, latest.tasks)) latest = { tasks, days: packHistory(tasks) };
  return latest.days;
}
