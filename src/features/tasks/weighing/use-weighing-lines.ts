import { useState } from 'react';
import { weighedTask } from '#domain/harvests/weighed-task.ts';
import type { WeighingUnit } from '#domain/harvests/harvest-weight.ts';
import type { Task } from '#domain/planning/task.ts';
import { useFarmNow, useNow, useToday } from '#state/react/use-farm.ts';
import { selectYieldEstimates } from '#state/selectors/learning.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { taskSubject } from '../today/list/task-text.ts';
import { weighedRecord, weighingLine, weighingQuestion, weightProblem } from './weighing-form.ts';
import type { TypedPart, WeighingLine } from './weighing-form.ts';

export function useWeighingLines(tasks: readonly Task[], unit: WeighingUnit) {
  const farmNow = useFarmNow();
  const today = useToday();
  const now = useNow();
  const confirm = useConfirm();
  const [typed, setTyped] = useState<Readonly<Record<string, TypedPart>>>({});
  const farm = farmNow();
  const lines = tasks.map((task): WeighingLine => ({
    ...weighingLine(weighedTask(farm, task, today), taskSubject(task), unit),
    ...typed[task.id],
  }));
  const usualOf = ({ harvest: { task } }: WeighingLine) =>
    selectYieldEstimates(farm, today).find(({ variety }) => variety.id === task.varietyId);
  /** What is recorded of the lines with a weight; null when the grower would rather look at one again. */
  const askOdd = async () => {
    const weighed = lines.flatMap((line) => {
      const record = weighedRecord(line, unit, now());
      return record === null ? [] : [{ line, record }];
    });
    for (const { line, record } of weighed) {
      const question = weighingQuestion(line, record, usualOf(line));
      if (question !== null && !(await confirm(question))) return null;
    }
    return weighed;
  };
  return {
    lines,
    problem: lines.map((line) => weightProblem(line, unit)).find((one) => one !== null) ?? null,
    change: (id: string, part: TypedPart) =>
      setTyped((all) => ({ ...all, [id]: { ...all[id], ...part } })),
    askOdd,
  };
}
