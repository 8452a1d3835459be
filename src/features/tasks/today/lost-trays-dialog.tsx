import { Select, Stack, Text, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { varietyOfCycle } from '#domain/planning/task-keys.ts';
import { traysLeft } from '#domain/trays/lose-trays.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectLots } from '#state/selectors/supply.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm, useNewId, useNow, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { usePerformTelling } from '#state/react/use-perform-telling.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { StepperField } from '#ui/fields/stepper-field.tsx';
import { formatTrays } from '#ui/format.ts';
import { toast } from '#ui/toasts/toast.ts';
import { LossList } from './logged-losses.tsx';
import { LOSS_CHOICES, lostProblem, tooManyQuestion } from './lost-trays-form.ts';
import type { LostTraysDraft } from './lost-trays-form.ts';
import { TASK_TOASTS } from './task-toasts.ts';

const selectLosses = (farm: FarmDocument) => farm.harvestLosses;

/** Reports trays of one batch as lost, at any stage, and lists what was reported before. */
export function LostTraysDialog(props: {
  readonly opened: boolean;
  readonly cycleKey: string;
  readonly onClose: () => void;
}) {
  const { cycleKey, onClose } = props;
  const [draft, setDraft] = useState<LostTraysDraft>({ qty: 1, reason: null, note: '' });
  const change = (patch: Partial<LostTraysDraft>) =>
    setDraft((before) => ({ ...before, ...patch }));
  const batch = useLosingBatch(cycleKey);
  const problem = lostProblem(draft);
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      title={`Lost — ${batch.name}`}
      subtitle={`${formatTrays(batch.left)} left, for ${shortDayLabel(batch.harvestISO)}`}
      size="sm"
      onSubmit={() => void batch.lose(draft).then((isLost) => isLost && onClose())}
      footer={
        <SaveOrCancel onCancel={onClose} disabledReason={problem}>
          Log loss
        </SaveOrCancel>
      }
    >
      <Stack gap="lg">
        <div>
          <Text fz="note" mb="xs" aria-hidden>
            Trays lost
          </Text>
          <StepperField label="Trays lost" value={draft.qty} onChange={(qty) => change({ qty })} />
        </div>
        <Select
          label="Reason"
          placeholder="Choose a reason"
          data={LOSS_CHOICES}
          value={draft.reason}
          clearable
          onChange={(reason) => change({ reason })}
        />
        <Textarea
          label="Note"
          autosize
          minRows={2}
          value={draft.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <LossList title="Logged for this batch" losses={batch.losses} />
      </Stack>
    </Dialog>
  );
}

/** A batch with what is left and lost of it, and how to report more. */
function useLosingBatch(cycleKey: string) {
  const today = useToday();
  const varietyId = varietyOfCycle(cycleKey);
  const lot = useFarm((farm) => selectLots(farm, today).get(cycleKey));
  const all = useFarm(selectLosses);
  const name = useFarm(selectVarietiesById).get(varietyId)?.name ?? varietyId;
  const tell = usePerformTelling();
  const confirm = useConfirm();
  const undoLast = useUndoLast();
  const now = useNow();
  const newId = useNewId();
  const left = lot === undefined ? 0 : traysLeft(lot);
  return {
    name,
    left,
    harvestISO: cycleKey.slice(cycleKey.lastIndexOf('|') + 1),
    losses: useMemo(() => all.filter((loss) => loss.cycleKey === cycleKey), [all, cycleKey]),
    /** True when it was written down. */
    lose: async ({ qty, reason, note }: LostTraysDraft): Promise<boolean> => {
      if (qty === null || qty < 1 || !Number.isInteger(qty)) return false;
      const question = tooManyQuestion(qty, left);
      if (question !== null && !(await confirm(question))) return false;
      const { short } = tell({
        type: 'ADD_HARVEST_LOSS',
        payload: {
          id: newId('loss'),
          dateISO: today,
          varietyId,
          qty,
          cycleKey,
          note,
          atISO: now(),
          ...(reason === null ? {} : { reason }),
        },
      });
      toast.success([`Lost ${formatTrays(qty)} ${name}.`, short].filter(Boolean).join(' '), {
        undo: undoLast(),
        slot: TASK_TOASTS,
      });
      return true;
    },
  };
}
