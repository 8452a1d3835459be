import type { Sentence } from '#domain/tell/say.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import { mapRecords, recordById } from '#domain/records/change-records.ts';
import type { DryLoad } from '../../drying/dry-load.ts';
import { loadIdOf, type LoadFarm } from './load-tasks.ts';
import {
  cancelLoad,
  moveLoad,
  startLoad,
  startProblem,
  touchedCycles,
  undoStartLoad,
} from './run-load.ts';

/** Says why a task's load can't start today; `null` if it can, or without a load. */
export function loadTaskProblem(farm: LoadFarm, task: Task, today: IsoDate): Sentence | null {
  const load = recordById(farm.dryLoads ?? [], loadIdOf(task) ?? '');
  return load === undefined || load.status !== 'PLANNED'
    ? null
    : startProblem(load, today, farm.tasks);
}

/**
 * Marking a task done starts its load, reopening it undoes the start, and skipping it cancels the load.
 *
 * @param startedISO - Today, or `null` if the work was done on its planned day.
 */
export function followLoadTasks(
  before: LoadFarm,
  tasks: readonly Task[],
  startedISO: IsoDate | null,
): readonly DryLoad[] {
  const loads = before.dryLoads ?? [];
  if (loads.length === 0 || tasks === before.tasks) return loads;
  const was = new Set(before.tasks);
  const touched = new Map<string, Task>();
  for (const task of tasks) {
    const id = was.has(task) ? undefined : loadIdOf(task);
    if (id !== undefined) touched.set(id, task);
  }
  if (touched.size === 0) return loads;
  return mapRecords(loads, (load) => {
    const task = touched.get(load.id);
    if (task === undefined) return load;
    if (task.skipped === true) return cancelLoad(load);
    if (isCarriedOut(task)) return startLoad(load, startedISO ?? task.dateISO, tasks);
    if (load.status !== 'PLANNED') return undoStartLoad(load);
    return moveLoad(load, task.dateISO, touchedCycles(tasks));
  });
}
