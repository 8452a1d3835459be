import { sumByKey, haveSameItems } from '#domain/records/lists.ts';
import type { WorkingFarm } from '#domain/capacity/work-uses.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { generalTask, manualTaskKey } from '#domain/planning/manual-tasks.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { Task } from '#domain/planning/task.ts';
import type { DryLoad } from '../../drying/dry-load.ts';
import { dryerLabel } from './load-label.ts';

export type LoadFarm = Pick<WorkingFarm, 'tasks' | 'dryLoads' | 'varieties' | 'capacity'>;

export function loadIdOf({ external }: Pick<Task, 'external'>): string | undefined {
  const id = external?.['dryLoad'];
  return typeof id === 'string' ? id : undefined;
}

/**
 * Syncs tasks with loads: one task per load on its start day, done once the load runs. Canceled and deleted
 * loads have no open task. The same list if nothing changes.
 */
export function withLoadTasks(farm: LoadFarm): readonly Task[] {
  const { tasks, dryLoads = [] } = farm;
  const known = new Map<string, Task>();
  for (const task of tasks) {
    const id = loadIdOf(task);
    if (id !== undefined && !known.has(id)) known.set(id, task);
  }
  if (known.size === 0 && dryLoads.length === 0) return tasks;
  const wanted = new Map<string, Task>();
  for (const load of dryLoads) {
    const task = loadTask(farm, load, known.get(load.id));
    if (task !== null) wanted.set(load.id, task);
  }
  const others = tasks.filter((task) => {
    const id = loadIdOf(task);
    return id === undefined || (task.done && !dryLoads.some((load) => load.id === id));
  });
  const all = [...others, ...wanted.values()].sort(compareTasks);
  return haveSameItems(all, tasks) ? tasks : all;
}

/** The task of a load; null where it has none. What ran long ago needs no new one. */
function loadTask(farm: LoadFarm, load: DryLoad, known: Task | undefined): Task | null {
  const { id, dryerId, startISO, status } = load;
  if (dryerId === '' || status === 'CANCELLED') return null;
  const done = status !== 'PLANNED';
  if (status === 'DONE' && known === undefined) return null;
  const title = loadTitle(farm, load);
  const isInStep =
    known?.done === done &&
    known.skipped === undefined &&
    known.dateISO === startISO &&
    known.movedFromISO === undefined &&
    known.title === title;
  if (isInStep) return known;
  const {
    skipped: _skipped,
    movedFromISO: _from,
    by,
    ...rest
  } = known ?? { ...generalTask(startISO, `gen_${id}`, ''), external: { dryLoad: id } };
  return {
    ...rest,
    ...(done && by !== undefined && { by }),
    taskKey: manualTaskKey(startISO, rest.id),
    dateISO: startISO,
    title,
    done,
  };
}

/** "Load Freeze Dryer 1: Pea 5, Broccoli 2". */
export function loadTitle(
  { varieties, capacity }: Pick<LoadFarm, 'varieties' | 'capacity'>,
  load: DryLoad,
): string {
  return `Load ${dryerLabel(load, capacity.freezeDryers)}: ${traysOfLoad(varieties, load)}`;
}

/** "Pea 5, Broccoli 2": the trays of each variety. */
export function traysOfLoad(varieties: readonly Variety[], { lines }: DryLoad): string {
  const byVariety = sumByKey(lines.map(({ varietyId, trays }) => [varietyId, trays]));
  const names = new Map(varieties.map(({ id, name }) => [id, name]));
  return [...byVariety].map(([id, count]) => `${names.get(id) ?? id} ${count}`).join(', ');
}
