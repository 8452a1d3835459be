import { useState } from 'react';
import { useCarryOut } from '#state/react/use-farm.ts';
import { formatCount, formatLongDay, formatOz } from '#ui/format.ts';
import type { Task } from '#domain/planning/task.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { useIsTouch } from '#ui/page/screen-kind.ts';
import { useWeighingForm, type WeighingForm } from './use-weighing-form.ts';
import { WeighLines } from './weigh-lines.tsx';
import { GrayButton, PlainButton } from '#ui/kit/plain-parts.tsx';

/** What has no weight is left out. On touch its keys stand in the dialog: those of the device would cover it. */
export function WeighDialog(props: ShownDialog & { readonly tasks: readonly Task[] }) {
  const { tasks, onClose } = props;
  const form = useWeighingForm(tasks);
  const save = useSaveWeights(form);
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
          <RemoveButton form={form} onRemoved={onClose} />
          <PlainButton onClick={onClose}>Skip</PlainButton>
          <SaveButton disabledReason={form.problem}>Save</SaveButton>
        </>
      }
    >
      <WeighLines
        form={form}
        moreOf={({ harvest: { task } }) =>
          touch ? { typesHere: task.id === typedOn, onFocus: () => setTypedOn(task.id) } : {}
        }
      />
    </Dialog>
  );
}

function useSaveWeights({ askOdd }: WeighingForm): () => Promise<boolean> {
  const carryOut = useCarryOut();
  return async () => {
    const weighed = await askOdd();
    if (weighed === null) return false;
    const [first, ...others] = weighed.map(({ record }) => record);
    if (first === undefined) return true;
    const payload = { record: first, ...(others.length > 0 && { others }) };
    const words =
      others.length === 0
        ? `${weighed[0]?.line.name ?? ''}: ${formatOz(first.weightOz)}`
        : `${formatCount(weighed.length, 'harvest')} weighed`;
    return carryOut({ type: 'RECORD_HARVEST', payload }, words);
  };
}

/** Takes the record of the one harvest away; nothing where there is none. */
function RemoveButton(props: { readonly form: WeighingForm; readonly onRemoved: () => void }) {
  const carryOut = useCarryOut();
  const [line, ...others] = props.form.lines;
  const known = line?.harvest.record;
  if (!known || others.length > 0) return null;
  const remove = () => {
    const action = { type: 'REMOVE_HARVEST_RECORD', payload: { id: known.id } } as const;
    carryOut(action, 'Weight removed');
    props.onRemoved();
  };
  return <GrayButton onClick={remove}>Remove weight</GrayButton>;
}
