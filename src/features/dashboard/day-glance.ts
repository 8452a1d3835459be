import { type Task, type TaskType, TASK_TYPES } from '#domain/planning/task.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import { formatOz, formatTrays, traysBesidePlanned } from '#ui/format.ts';
import { taskLabel } from '#ui/pictures/task-type-icon.tsx';

/** One kind of work of a day: how much of it is open, and what. */
export interface GlanceRow {
  readonly type: TaskType;
  readonly label: string;
  readonly open: number;
  readonly words: string;
}

/** A day's tasks by kind, in the order of a grower's day. Kinds without a task are left out. */
export function glanceOf(tasks: readonly RealTask[]) {
  const open = tasks.filter((task) => !task.done).length;
  const rows = TASK_TYPES.flatMap((type): GlanceRow[] => {
    const ofType = tasks.filter((task) => task.type === type);
    const [first] = ofType.toSorted((a, b) => Number(a.live ?? false) - Number(b.live ?? false));
    if (first === undefined) return [];
    const openOnes = ofType.filter((task) => !task.done);
    const words = openOnes.length === 0 ? 'All done' : wordsOf(openOnes);
    return [{ type, label: taskLabel(first), open: openOnes.length, words }];
  });
  return { open, done: tasks.length - open, rows };
}

/** What a task is about: its title, or its variety. */
export function taskName(task: Task): string {
  return task.title ?? task.varietyName ?? task.varietyId ?? '';
}

/** A task in a few words, as messages say it: "Lights, Arugula". */
export function glanceInText(task: RealTask): string {
  const name = taskName(task);
  return task.type === 'GENERAL' ? name : `${taskLabel(task)}, ${name}`;
}

/** One task is said in full, several as a list of names with their trays. */
function wordsOf(tasks: readonly RealTask[]): string {
  const [first] = tasks;
  if (first !== undefined && tasks.length === 1) {
    const amounts = [
      ...(first.trays === undefined ? [] : [traysInWords(first)]),
      ...(first.oz === undefined || first.live ? [] : [formatOz(first.oz)]),
    ];
    return [taskName(first), amounts.join(', ')].filter(Boolean).join(' ');
  }
  return tasks
    .map((task) => (task.trays === undefined ? taskName(task) : `${taskName(task)} ${task.trays}`))
    .join(', ');
}

function traysInWords({ trays = 0, plannedTrays, traysToClear }: RealTask): string {
  return traysToClear === undefined
    ? traysBesidePlanned({ trays, plannedTrays }, formatTrays)
    : `clear ${formatTrays(traysToClear)}, all lost`;
}
