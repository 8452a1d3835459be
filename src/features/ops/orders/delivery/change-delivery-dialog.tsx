import { formatDay } from '#ui/format.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { Stack } from '#ui/kit/stack.tsx';
import { AmountFields, useTypedAmounts } from '../editor/when/change-amounts.tsx';
import type { OneDelivery } from './one-delivery.ts';

/** What one delivery has instead of what its order says. */
export function ChangeDeliveryDialog(props: {
  readonly opened: boolean;
  readonly delivery: OneDelivery;
  readonly onClose: () => void;
}) {
  const { opened, onClose, delivery } = props;
  const { orderId, dateISO, dayISO } = delivery;
  const perform = usePerform();
  const undoLast = useUndoLast();
  const [typed, changed] = useTypedAmounts(delivery.items);
  const action: FarmAction | null = changed && {
    type: 'CHANGE_DELIVERIES',
    payload: { add: [{ kind: 'ITEMS', orderId, dateISO, items: changed }], remove: [] },
  };
  const plan = usePlanPreview(opened ? action : null);
  const day = formatDay(dayISO);
  const save = () => {
    if (action === null) return;
    const detail = planDetail(plan);
    const isSaved = saveAndSay(
      () => perform(plan.meant(action)),
      () => ({ text: `Changed ${day}`, detail, undo: undoLast() }),
    );
    if (isSaved) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Change ${day}`}
      subtitle={`${delivery.name}, this delivery only`}
      size="sm"
      onSubmit={save}
      footerNote={action !== null && <PlanNote {...plan} />}
      footer={
        <SaveOrCancel
          onCancel={onClose}
          disabledReason={action === null ? 'Enter 0 or more' : null}
        />
      }
    >
      <Stack gap="lg">
        <AmountFields {...typed} />
      </Stack>
    </Dialog>
  );
}
