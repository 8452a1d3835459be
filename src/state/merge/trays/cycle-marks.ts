import { plantedDayKey } from '#domain/planning/recorded-plantings.ts';
import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import { type CycleWork, cycleKeyOf } from '#domain/trays/cycle-work.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { commonPrefix } from '../common-prefix.ts';
import { type Sides, ofEach } from '../merge-context.ts';

/** Tells whether the sides have done different work of a cycle. What they all begin with is the same. */
export function markComparer(farms: Sides<FarmDocument>): (key: string) => boolean {
  const { base, local, remote } = farms;
  const start = commonPrefix(ofEach(farms, ({ tasks }) => tasks));
  const marks = [base, local, remote].map(({ tasks }) => marksByCycle(tasks.slice(start)));
  return (key) => isMarkedDifferently(marks, key);
}

/** Done tasks of each cycle, as one comparable text. */
export function marksByCycle(tasks: readonly Task[]): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const task of tasks) {
    if ((task.type !== 'PLANT' && task.type !== 'HARVEST') || !isCarriedOut(task)) continue;
    const key = cycleKeyOf(task);
    marks.set(key, `${marks.get(key) ?? ''} ${task.type}`);
  }
  return marks;
}

/** Cycles planted on a day for which the sides have other counts. */
export function recountedCycles(
  farms: Sides<FarmDocument>,
  work: ReadonlyMap<string, CycleWork>,
): ReadonlySet<string> {
  const logs = [farms.base, farms.local, farms.remote].map(
    ({ traysPlantedLog }) =>
      new Map(traysPlantedLog.map((entry) => [plantedDayKey(entry), entry.trays])),
  );
  const places = logs.flatMap((log) => [...log.keys()]);
  const recounted = new Set(places.filter((place) => isMarkedDifferently(logs, place)));
  if (recounted.size === 0) return recounted;
  const cycles = [...work].filter(([, { plants }]) =>
    plants.some((task) => recounted.has(plantedDayKey(task))),
  );
  return new Set(cycles.map(([key]) => key));
}

export function isMarkedDifferently(
  [base, local, remote]: readonly ReadonlyMap<string, string | number>[],
  key: string,
): boolean {
  const here = local?.get(key);
  return here !== base?.get(key) || here !== remote?.get(key);
}
