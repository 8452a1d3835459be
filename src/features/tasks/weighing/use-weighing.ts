import type { WeighingUnit } from '#domain/harvests/harvest-weight.ts';
import type { Task } from '#domain/planning/task.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { formatCount, formatOz } from '#ui/format.ts';
import { TASK_TOASTS } from '../today/list/task-text.ts';
import { useWeighingLines } from './use-weighing-lines.ts';

/** The weights of some harvests, and how they are kept or taken away. */
export function useWeighing(tasks: readonly Task[], unit: WeighingUnit) {
  const carryOut = useCarryOut();
  const { lines, problem, change, askOdd } = useWeighingLines(tasks, unit);
  const save = async (): Promise<boolean> => {
    const weighed = await askOdd();
    if (weighed === null) return false;
    const [first, ...others] = weighed.map(({ record }) => record);
    if (first === undefined) return true;
    const payload = { record: first, ...(others.length > 0 && { others }) };
    const words =
      others.length === 0
        ? `${weighed[0]?.line.name ?? ''}: ${formatOz(first.weightOz)}`
        : `${formatCount(weighed.length, 'harvest')} weighed`;
    return carryOut({ type: 'RECORD_HARVEST', payload }, words, { slot: TASK_TOASTS });
  };
  const known = lines.length === 1 ? (lines[0]?.harvest.record ?? null) : null;
  return {
    lines,
    problem,
    change,
    save,
    /** Takes the record of the one harvest away; null when there is none. */
    remove:
      known === null
        ? null
        : () => {
            const action = { type: 'REMOVE_HARVEST_RECORD', payload: { id: known.id } } as const;
            carryOut(action, 'Weight removed', { slot: TASK_TOASTS });
          },
  };
}
