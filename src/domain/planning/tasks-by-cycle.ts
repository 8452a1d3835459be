import { incrementalGroupBy } from '#domain/records/incremental-group-by.ts';
import type { Task } from './task.ts';

/** The tasks of every cycle, in order; those outside of any cycle under ''. */
export const tasksByCycle: (tasks: readonly Task[]) => ReadonlyMap<string, readonly Task[]> =
  incrementalGroupBy(({ cycleKey }: Task) => cycleKey);
