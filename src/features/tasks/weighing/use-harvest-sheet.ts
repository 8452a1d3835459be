import { useState } from 'react';
import type { WeighingUnit } from '#domain/harvests/harvest-weight.ts';
import { isCarriedOut } from '#domain/planning/task.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { sheetRows } from '../today/sheets/day-sheet-text.ts';
import { TASK_TOASTS } from '../today/list/task-text.ts';
import { useWeighingLines } from './use-weighing-lines.ts';
import type { WeighingLine } from './weighing-form.ts';
import { formatCount } from '#ui/format.ts';

/** The harvest sheet of a day while it is typed down: what has a weight was cut. */
export function useHarvestSheet(day: TaskDay, unit: WeighingUnit) {
  const carryOut = useCarryOut();
  const [tasks] = useState(() => sheetRows(day, 'harvest').map(({ task }) => task));
  const { lines, problem, change, askOdd } = useWeighingLines(tasks, unit);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  /** What was ticked before stays so: the sheet only adds to what is known. */
  const isKnownCut = ({ harvest: { task }, weight }: WeighingLine) =>
    isCarriedOut(task) || weight.trim() !== '';
  const isCut = (line: WeighingLine) => isKnownCut(line) || ticked.has(line.harvest.task.id);
  return {
    lines,
    problem,
    change,
    isCut,
    isKnownCut,
    tick: (id: string, cut: boolean) =>
      setTicked((all) => new Set(cut ? [...all, id] : [...all].filter((one) => one !== id))),
    save: async (): Promise<boolean> => {
      const weighed = await askOdd();
      if (weighed === null) return false;
      const cutIds = lines
        .filter((line) => isCut(line) && !isCarriedOut(line.harvest.task))
        .map(({ harvest }) => harvest.task.id);
      const records = weighed.map(({ record }) => record);
      if (cutIds.length + records.length === 0) return true;
      const action = { type: 'ENTER_HARVEST_SHEET', payload: { cutIds, records } } as const;
      return carryOut(action, sheetText(cutIds.length, records.length), { slot: TASK_TOASTS });
    },
  };
}

/** What came of a sheet that was typed down: "2 harvests done, 3 weighed". */
function sheetText(cut: number, weighed: number): string {
  if (cut === 0) return `${formatCount(weighed, 'harvest')} weighed`;
  const done = `${formatCount(cut, 'harvest')} done`;
  return weighed === 0 ? done : `${done}, ${weighed} weighed`;
}
