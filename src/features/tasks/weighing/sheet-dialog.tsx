import { Checkbox } from '@mantine/core';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatCount, formatLongDay } from '#ui/format.ts';
import { isCarriedOut } from '#domain/planning/task.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { taskQuantity } from '../today/list/task-text.ts';
import { sheetRows } from '../today/sheets/day-sheet-text.ts';
import { useWeighingForm } from './use-weighing-form.ts';
import { WeighLines } from './weigh-lines.tsx';
import type { WeighingLine } from './weighing-form.ts';
import classes from './weighing.module.css';

/** The harvest sheet of a day while it is typed down: what has a weight was cut. */
export function SheetDialog({ day, ...shown }: ShownDialog & { readonly day: TaskDay }) {
  const carryOut = useCarryOut();
  const form = useWeighingForm(sheetRows(day, 'harvest').map(({ task }) => task));
  const save = async (): Promise<boolean> => {
    const weighed = await form.askOdd();
    if (weighed === null) return false;
    const cutIds = form.lines
      .filter((line) => isCut(line) && !isCarriedOut(line.harvest.task))
      .map(({ harvest }) => harvest.task.id);
    const records = weighed.map(({ record }) => record);
    if (cutIds.length + records.length === 0) return true;
    const action = { type: 'ENTER_HARVEST_SHEET', payload: { cutIds, records } } as const;
    return carryOut(action, sheetText(cutIds.length, records.length));
  };
  const cutBox = (line: WeighingLine) => (
    <Checkbox
      className={classes.name}
      classNames={{ label: classes.cutName ?? '' }}
      label={line.name}
      description={taskQuantity(line.harvest.task)}
      checked={isCut(line)}
      disabled={isKnownCut(line)}
      onChange={({ currentTarget }) => form.change(line, { isTicked: currentTarget.checked })}
    />
  );
  return (
    <SaveDialog
      {...shown}
      size="sm"
      title="Enter harvest sheet"
      subtitle={`Harvest — ${formatLongDay(day.dateISO)}`}
      problem={form.problem}
      save={save}
    >
      <WeighLines form={form} moreOf={(line) => ({ head: cutBox(line) })} />
    </SaveDialog>
  );
}

function isCut(line: WeighingLine): boolean {
  return isKnownCut(line) || line.isTicked;
}

/** What was ticked before stays so: the sheet only adds to what is known. */
function isKnownCut({ harvest: { task }, weight }: WeighingLine): boolean {
  return isCarriedOut(task) || weight.trim() !== '';
}

/** What came of a sheet that was typed down: "2 harvests done, 3 weighed". */
function sheetText(cut: number, weighed: number): string {
  if (cut === 0) return `${formatCount(weighed, 'harvest')} weighed`;
  const done = `${formatCount(cut, 'harvest')} done`;
  return weighed === 0 ? done : `${done}, ${weighed} weighed`;
}
