import { frozenCycles } from '#domain/planning/merge-tasks.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { type Sides, ofEach } from '../merge-context.ts';
import { taskIdentity } from '../../schema/work.ts';

/**
 * Prepares the tasks of three farms so that a started batch stays whole on the side that started it.
 *
 * Growing trays aren't planned again: the tasks are that side's, and the other side adds only the grower's
 * work. So a plan changed elsewhere never removes finished work.
 *
 * @param start - Number of identical leading tasks, which are left out.
 */
export function keepStartedBatches(
  farms: Sides<FarmDocument>,
  start: number,
): Sides<readonly Task[]> {
  const own = ofEach(farms, ({ tasks }) => tasks.slice(start));
  const [here, there] = [frozenCycles(own.local), frozenCycles(own.remote)];
  const onlyHere = new Set([...here].filter((cycle) => !there.has(cycle)));
  const onlyThere = new Set([...there].filter((cycle) => !here.has(cycle)));
  if (onlyHere.size + onlyThere.size === 0) return own;
  for (const { done, cycleKey } of farms.remote.tasks.slice(0, start)) {
    // Begun before and known to both.
    if (done && !onlyHere.delete(cycleKey)) onlyThere.delete(cycleKey);
  }
  const byLocal = asBegunIn(own.local, onlyHere);
  const byRemote = asBegunIn(own.remote, onlyThere);
  return {
    base: byRemote(byLocal(own.base, own.remote), own.local),
    local: byRemote(own.local, null),
    remote: byLocal(own.remote, null),
  };
}

/**
 * Takes the plan of some cycles over from the side that has begun them.
 *
 * Of what was before, open tasks that the other side has planned away are left out: they are no
 * deletes. Work that was done and is gone was deleted on purpose, as by a reset.
 */
function asBegunIn(begun: readonly Task[], cycles: ReadonlySet<string>) {
  const own = tasksOf(begun, cycles);
  return (tasks: readonly Task[], beforeThese: readonly Task[] | null): readonly Task[] => {
    if (own.size === 0) return tasks;
    const others = beforeThese && tasksOf(beforeThese, cycles);
    return tasks.flatMap((task) => {
      if (!cycles.has(task.cycleKey)) return [task];
      const key = taskIdentity(task);
      const counterpart = own.get(key);
      const isKnown = others === null || others.has(key) || task.done;
      if (counterpart !== undefined && isKnown) return [withWorkOf(counterpart, task)];
      return others !== null && task.done ? [task] : [];
    });
  };
}

function tasksOf(tasks: readonly Task[], cycles: ReadonlySet<string>): ReadonlyMap<string, Task> {
  const own = tasks.filter(({ cycleKey }) => cycles.has(cycleKey));
  return new Map(own.map((task) => [taskIdentity(task), task]));
}

/** A planned task as one side made it, with what a grower did with it on the other. */
function withWorkOf(planned: Task, worked: Task): Task {
  const {
    skipped: _skipped,
    movedFromISO: _moved,
    external: _external,
    by: _by,
    ...plan
  } = planned;
  const { done, skipped, dateISO, movedFromISO, note, external, by } = worked;
  return {
    ...plan,
    done,
    dateISO,
    note,
    ...(skipped && { skipped }),
    ...(movedFromISO !== undefined && { movedFromISO }),
    ...(external !== undefined && { external }),
    ...(by !== undefined && { by }),
  };
}
