import { compareTexts } from '../records/lists.ts';
import { TASK_TYPES, type Task, type TaskType } from './task.ts';

const TYPE_RANK: Readonly<Record<TaskType, number>> = Object.fromEntries(
  TASK_TYPES.map((type, rank) => [type, rank]),
  // Every type of the list becomes a key.
) as Record<TaskType, number>;

/** Compares tasks by date, kind of work and variety name, as `compareTasks` does, and leaves ties as they are. */
export function compareDayAndWork(a: Task, b: Task): number {
  return (
    compareTexts(a.dateISO, b.dateISO) ||
    TYPE_RANK[a.type] - TYPE_RANK[b.type] ||
    compareTexts(a.varietyName ?? '', b.varietyName ?? '')
  );
}

/** Compares tasks by date, kind of work, variety name and key: the same order on every device. */
export function compareTasks(a: Task, b: Task): number {
  return compareDayAndWork(a, b) || compareTexts(a.taskKey, b.taskKey);
}

/** The tasks with one more, in its place among them; all others stay where they are. */
export function withTaskInOrder(tasks: readonly Task[], added: Task): readonly Task[] {
  const place = tasks.findIndex((task) => compareTasks(task, added) > 0);
  return place === -1 ? [...tasks, added] : tasks.toSpliced(place, 0, added);
}
