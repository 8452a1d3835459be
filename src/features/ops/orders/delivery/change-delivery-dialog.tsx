import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatDay } from '#ui/format.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { planDetail } from '#ui/plan-diff/plan-detail.tsx';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { Stack } from '#ui/kit/plain-parts.tsx';
import { AmountFields, useTypedAmounts } from '../editor/when/change-amounts.tsx';
import type { OneDelivery } from './one-delivery.ts';

export function ChangeDeliveryDialog(props: ShownDialog & { readonly delivery: OneDelivery }) {
  const { delivery, ...shown } = props;
  const { order, dateISO, dayISO } = delivery;
  const carryOut = useCarryOut();
  const [typed, changed] = useTypedAmounts(order.items);
  const action: FarmAction | null = changed && {
    type: 'CHANGE_DELIVERIES',
    payload: { add: [{ kind: 'ITEMS', orderId: order.id, dateISO, items: changed }], remove: [] },
  };
  const plan = usePlanPreview(shown.opened ? action : null);
  const day = formatDay(dayISO);
  const save = () =>
    action !== null && carryOut(plan.meant(action), `Changed ${day}`, { detail: planDetail(plan) });
  return (
    <SaveDialog
      {...shown}
      title={`Change ${day}`}
      subtitle={`${order.name}, this delivery only`}
      size="sm"
      problem={action === null ? 'Enter 0 or more' : null}
      save={save}
      footerNote={action !== null && <PlanNote {...plan} />}
    >
      <Stack gap="lg">
        <AmountFields {...typed} />
      </Stack>
    </SaveDialog>
  );
}
