import { rememberedGroups } from '#domain/records/remembered-groups.ts';
import type { Task } from './task.ts';

/** The tasks of every cycle, in order; those outside of any cycle under ''. */
export const tasksByCycle: (tasks: readonly Task[]) => ReadonlyMap<string, readonly Task[]> =
  rememberedGroups(({ cycleKey }: Task) => cycleKey);
