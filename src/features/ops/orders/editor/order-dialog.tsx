import { useMemo, useState } from 'react';
import { useLateOrder } from '#state/react/answers/use-late-order.ts';
import { usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { LateOrderNote } from './late-order-note.tsx';
import { type OrderEditing, dialogTitle } from './order-editing.ts';
import { NeverSoBox } from '../saving/never-so-box.tsx';
import { DeliveriesOfOrder } from './when/deliveries-of-order.tsx';
import { agreedFor, NO_ORDER_CHANGES, saveOrder } from './order-changes.ts';
import { OrderFields } from './order-fields.tsx';
import { OrderItems } from './items/order-items.tsx';
import { OrderWhenFields } from './when/order-when-fields.tsx';
import { saveProblem } from '../saving/save-problem.ts';
import { useOrderDraft } from './use-order-draft.ts';
import { useTargetName } from './use-assortment.ts';
import { weightlessQuestion } from '../saving/weightless-question.ts';
import { useSaveOrder } from '../saving/use-save-order.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';

export function OrderDialog(props: ShownDialog & { readonly editing: OrderEditing }) {
  const { editing, onClose } = props;
  const [draft, change] = useOrderDraft(editing);
  const problem = saveProblem(draft);
  const isNew = editing.purpose !== 'edit';
  const [changes, setChanges] = useState(NO_ORDER_CHANGES);
  const [wasNever, setWasNever] = useState(false);
  const action = useMemo(() => {
    if (saveProblem(draft) !== null) return null;
    const saved = saveOrder(draft, isNew, changes);
    return wasNever ? { ...saved, past: true as const } : saved;
  }, [draft, isNew, changes, wasNever]);
  const { saving, planSaved, save } = useSaveOrder(editing.purpose, onClose);
  const wanted = saving || !props.opened ? null : action;
  const preview = usePlanPreview(wanted);
  const late = useLateOrder(wanted, draft.id);
  const plan = planSaved ?? preview;
  const confirm = useConfirm();
  const nameOf = useTargetName();
  const submit = async () => {
    if (action === null || saving) return;
    const question = weightlessQuestion(draft.items, ({ target }) => nameOf(target));
    if (question === null || (await confirm(question))) save(preview.meant(action), plan);
  };
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      title={dialogTitle(editing)}
      size="lg"
      onSubmit={() => void submit()}
      footerNote={
        problem === null && (
          <PlanNote {...plan}>
            {plan.keepsPast && <NeverSoBox isTicked={wasNever} onTick={setWasNever} />}
          </PlanNote>
        )
      }
      footer={
        <SaveOrCancel onCancel={onClose} disabledReason={problem} saving={saving}>
          {late === null ? 'Save order' : 'Save anyway'}
        </SaveOrCancel>
      }
    >
      <Stack gap="lg">
        <OrderFields draft={draft} onChange={change} />
        <OrderWhenFields draft={draft} onChange={change} />
        {late !== null && (
          <LateOrderNote
            draft={draft}
            late={late}
            canAgree={isNew && draft.list === 'orders'}
            onWayOut={(next, add) => {
              change(next);
              if (isNew) setChanges(agreedFor(next, add));
            }}
          />
        )}
        <OrderItems draft={draft} onChange={change} />
        {editing.purpose === 'edit' && (
          <DeliveriesOfOrder draft={draft} changes={changes} onChange={setChanges} />
        )}
      </Stack>
    </Dialog>
  );
}
