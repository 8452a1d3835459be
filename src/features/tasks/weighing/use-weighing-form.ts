import { useState } from 'react';
import { weighedTask } from '#domain/harvests/weighed-task.ts';
import { WEIGHING_UNITS, type WeighingUnit } from '#domain/harvests/harvest-weight.ts';
import type { Task } from '#domain/planning/task.ts';
import { useFarmNow, useNow, useToday } from '#state/react/use-farm.ts';
import { selectYieldEstimates } from '#state/selectors/learning.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { yieldUnit } from '#ui/format-weights.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';
import { taskSubject } from '../today/list/task-text.ts';
import { weighedRecord, weighingLine, weighingQuestion, weightProblem } from './weighing-form.ts';
import type { TypedPart, WeighingLine } from './weighing-form.ts';

export type WeighingForm = ReturnType<typeof useWeighingForm>;

/** Harvests while their weights are typed, in the unit of the scale that this device remembers. */
export function useWeighingForm(tasks: readonly Task[]) {
  const farm = useFarmNow()();
  const today = useToday();
  const now = useNow();
  const confirm = useConfirm();
  const [unit, rememberUnit] = useRemembered('mgm.weighingUnit', readWeighingUnit, String);
  const [typed, setTyped] = useState<Readonly<Record<string, TypedPart>>>({});
  const lines = tasks.map((task): WeighingLine => ({
    ...weighingLine(weighedTask(farm, task, today), taskSubject(task), unit),
    ...typed[task.id],
  }));
  const usualOf = ({ harvest: { task } }: WeighingLine) =>
    selectYieldEstimates(farm, today).find(({ variety }) => variety.id === task.varietyId);
  return {
    unit,
    rememberUnit,
    lines,
    problem: lines.map(weightProblem).find((one) => one !== null) ?? null,
    change: ({ harvest: { task } }: WeighingLine, part: TypedPart) =>
      setTyped((all) => ({ ...all, [task.id]: { ...all[task.id], ...part } })),
    /** What is recorded of the lines with a weight; null when the grower would rather look at one again. */
    askOdd: async () => {
      const weighed = lines.flatMap((line) => {
        const record = weighedRecord(line, now());
        return record === null ? [] : [{ line, record }];
      });
      for (const { line, record } of weighed) {
        const question = weighingQuestion(line, record, usualOf(line));
        if (question !== null && !(await confirm(question))) return null;
      }
      return weighed;
    },
  };
}

/** The unit that was weighed in last; at first ounces, or grams. */
function readWeighingUnit(stored: string | null): WeighingUnit {
  return WEIGHING_UNITS.find((unit) => unit === stored) ?? yieldUnit();
}
