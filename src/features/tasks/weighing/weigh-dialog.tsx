import { useState } from 'react';
import type { WeighingUnit } from '#domain/harvests/harvest-weight.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { formatCount, formatLongDay, formatOz } from '#ui/format.ts';
import { TASK_TOASTS } from '../today/list/task-text.ts';
import type { Task } from '#domain/planning/task.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { useIsTouch } from '#ui/page/screen-kind.ts';
import { ScaleUnit, useScaleUnit } from './scale-unit.tsx';
import { useWeighingLines } from './use-weighing-lines.ts';
import { WeighLine } from './weigh-line.tsx';
import classes from './weighing.module.css';
import { GrayButton, PlainButton, Stack } from '#ui/kit/plain-parts.tsx';

/** What has no weight is left out. On touch its keys stand in the dialog: those of the device would cover it. */
export function WeighDialog(props: ShownDialog & { readonly tasks: readonly Task[] }) {
  const { tasks, onClose } = props;
  const [unit, rememberUnit] = useScaleUnit();
  const { lines, change, problem, save, remove } = useWeighing(tasks, unit);
  const touch = useIsTouch();
  const [typedOn, setTypedOn] = useState(tasks[0]?.id);
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      size="sm"
      title="Weigh the harvest"
      subtitle={tasks[0] && formatLongDay(tasks[0].dateISO)}
      onSubmit={() => void save().then((isSaved) => isSaved && onClose())}
      footer={
        <>
          {remove !== null && (
            <GrayButton
              onClick={() => {
                remove();
                onClose();
              }}
            >
              Remove weight
            </GrayButton>
          )}
          <PlainButton onClick={onClose}>Skip</PlainButton>
          <SaveButton disabledReason={problem}>Save</SaveButton>
        </>
      }
    >
      <Stack gap="lg">
        <ScaleUnit value={unit} onChange={rememberUnit} />
        <ul className={classes.lines}>
          {lines.map((line, index) => (
            <WeighLine
              key={line.harvest.task.id}
              line={line}
              unit={unit}
              isFirst={index === 0}
              {...(touch && {
                typesHere: line.harvest.task.id === typedOn,
                onFocus: () => setTypedOn(line.harvest.task.id),
              })}
              onChange={(patch) => change(line.harvest.task.id, patch)}
            />
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}

function useWeighing(tasks: readonly Task[], unit: WeighingUnit) {
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
