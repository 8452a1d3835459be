import { useState } from 'react';
import { weighedTask } from '#domain/harvests/weighed-task.ts';
import type { WeighingUnit } from '#domain/harvests/weighings.ts';
import type { Task } from '#domain/planning/task.ts';
import { useFarmNow, useNow, usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { selectLearnings } from '#state/selectors/learning.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatCount, formatOz } from '#ui/format.ts';
import { toast } from '#ui/toasts/toast.ts';
import { taskSubject } from '../today/task-text.ts';
import { TASK_TOASTS } from '../today/task-toasts.ts';
import { weighedRecord, weighingLine, weighingQuestion, weightProblem } from './weighing-form.ts';
import type { UsualYield, WeighingLine } from './weighing-form.ts';

type TypedPart = Partial<Pick<WeighingLine, 'trays' | 'weight'>>;

/** The weights of some harvests while they are typed, and how they are kept. */
export function useWeighing(tasks: readonly Task[], unit: WeighingUnit) {
  const farmNow = useFarmNow();
  const today = useToday();
  const now = useNow();
  const perform = usePerform();
  const confirm = useConfirm();
  const undoLast = useUndoLast();
  const [typed, setTyped] = useState<Readonly<Record<string, TypedPart>>>({});
  const farm = farmNow();
  const lines = tasks.map((task): WeighingLine => ({
    ...weighingLine(weighedTask(farm, task, today), taskSubject(task), unit),
    ...typed[task.id],
  }));
  const usualOf = ({ harvest: { task } }: WeighingLine): UsualYield => {
    const learning = selectLearnings(farm, today).find(
      ({ variety }) => variety.id === task.varietyId,
    );
    return {
      plannedOz: learning?.plannedOz ?? 0,
      minOz: learning?.statistics?.minOz ?? null,
      maxOz: learning?.statistics?.maxOz ?? null,
    };
  };
  const save = async (): Promise<boolean> => {
    const weighed = lines.flatMap((line) => {
      const record = weighedRecord(line, unit, now());
      return record === null ? [] : [{ line, record }];
    });
    for (const { line, record } of weighed) {
      const question = weighingQuestion(line, record, usualOf(line));
      if (question !== null && !(await confirm(question))) return false;
    }
    const [first, ...others] = weighed.map(({ record }) => record);
    if (first === undefined) return true;
    perform({
      type: 'RECORD_HARVEST',
      payload: { record: first, ...(others.length > 0 && { others }) },
    });
    const words =
      others.length === 0
        ? `${weighed[0]?.line.name ?? ''}: ${formatOz(first.weightOz)}`
        : `${formatCount(weighed.length, 'harvest')} weighed`;
    toast.success(words, { undo: undoLast(), slot: TASK_TOASTS });
    return true;
  };
  const known = lines.length === 1 ? (lines[0]?.harvest.record ?? null) : null;
  return {
    lines,
    problem: lines.map((line) => weightProblem(line, unit)).find((one) => one !== null) ?? null,
    change: (index: number, part: TypedPart) => {
      const id = lines[index]?.harvest.task.id;
      if (id !== undefined) setTyped((all) => ({ ...all, [id]: { ...all[id], ...part } }));
    },
    save,
    /** Takes the record of the one harvest away; null when there is none. */
    remove:
      known === null
        ? null
        : () => {
            perform({ type: 'REMOVE_HARVEST_RECORD', payload: { id: known.id } });
            toast.success('Weight removed', { undo: undoLast(), slot: TASK_TOASTS });
          },
  };
}
