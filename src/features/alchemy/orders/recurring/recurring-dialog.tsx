import { useMemo, useState } from 'react';
import type { ProRecurrence } from '#domain/alchemy/alchemy.ts';
import { nextRecurringEvents } from '#domain/alchemy/orders/recurring-events.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { RecurringLife } from '#domain/orders/order.ts';
import type { RecordPatch } from '#domain/records/change-records.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { repeatLabel } from '#domain/orders/when-label.ts';
import { useCarryOut, useFarm, useNewId, useSeenFarm, useToday } from '#state/react/use-farm.ts';
import { noChangesReason } from '#ui/editing/save-button.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { NextDeliveryList } from '#ui/fields/next-delivery-list.tsx';
import { PauseFields } from '#ui/fields/pause-fields.tsx';
import { createProblem, lineDrafts, proOrderLines } from '../lines/pro-order-draft.ts';
import { ProOrderLines } from '../lines/pro-order-lines.tsx';
import { Group, PlainButton, Stack } from '#ui/kit/plain-parts.tsx';

const SHOWN = 8;

interface RecurringDialogProps extends ShownDialog {
  readonly id: string;
}

/** What a standing order brings, when it ends and pauses, and its next orders, each of which may be skipped or moved. */
export function RecurringDialog(props: RecurringDialogProps) {
  const { standing = [] } = useFarm((farm) => farm.alchemy);
  const there = standing.find(({ id }) => id === props.id);
  const [opened] = useState(there);
  // Deleted elsewhere meanwhile, it stays open with what was typed; saved, it is there again.
  const rule = there ?? opened;
  return rule === undefined ? null : <LifeDialog {...props} rule={rule} />;
}

function LifeDialog(props: RecurringDialogProps & { readonly rule: ProRecurrence }) {
  const { opened, onClose, rule } = props;
  const newId = useNewId();
  const { save, end } = useRecurringLife();
  const [endDate, setEndDate] = useState(rule.endDate ?? null);
  const [before] = useState(rule.pauses ?? []);
  const [pauses, setPauses] = useState(before);
  const [linesBefore] = useState(() => lineDrafts(rule.lines));
  const [lines, setLines] = useState(linesBefore);
  const isEarly = endDate !== null && rule.startDate !== null && endDate < rule.startDate;
  const hasOtherLines = lines !== linesBefore;
  const isSame = endDate === (rule.endDate ?? null) && pauses === before && !hasOtherLines;
  const problem = isEarly ? 'End is before the first order' : null;
  const reason = noChangesReason(!isSame) ?? problem ?? createProblem(lines);
  return (
    <SaveDialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title={`Recurring order ${rule.id}`}
      subtitle={`${rule.customer.name} — ${repeatLabel(rule)}`}
      problem={reason}
      save={() =>
        save(rule, {
          endDate: endDate ?? undefined,
          pauses,
          ...(hasOtherLines && { lines: proOrderLines(lines) }),
        })
      }
    >
      <Stack gap="lg">
        <ProOrderLines lines={lines} onChange={setLines} />
        <DateField
          label="Ends"
          description="Leave empty for no end date"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={endDate}
          error={problem}
          onChange={setEndDate}
        />
        <PauseFields pauses={pauses} newId={() => newId('pau')} onChange={setPauses} />
        <NextOrders rule={rule} />
        <Group>
          <PlainButton onClick={() => void end(rule).then((isGone) => isGone && onClose())}>
            Delete recurring order
          </PlainButton>
        </Group>
      </Stack>
    </SaveDialog>
  );
}

/** What was skipped or moved is gone from here at once; the orders of the list follow. */
function NextOrders({ rule }: { readonly rule: ProRecurrence }) {
  const farm = useFarm((farm) => farm);
  const today = useToday();
  const { agree } = useRecurringLife();
  const events = useMemo(() => nextRecurringEvents(farm, rule, today, SHOWN), [farm, rule, today]);
  const next = { orderId: rule.id, events, today, onAgree: agree };
  return <NextDeliveryList label="Next orders" {...next} />;
}

/** What is changed of a standing order. Without `lines` its lines stay. */
type RecurringChange = RecordPatch<RecurringLife> & Partial<Pick<ProRecurrence, 'lines'>>;

function useRecurringLife() {
  const carryOut = useCarryOut(useSeenFarm());
  const confirm = useConfirm();
  return {
    save: ({ id }: ProRecurrence, patch: RecurringChange): boolean =>
      carryOut({ type: 'UPDATE_PRO_STANDING', payload: { id, patch } }, 'Recurring order saved'),
    agree: (change: NewDeliveryChange, told: string): void => {
      carryOut({ type: 'CHANGE_DELIVERIES', payload: { add: [change], remove: [] } }, told);
    },
    /** Asks first; false when it stays. */
    end: async ({ id }: ProRecurrence): Promise<boolean> => {
      const detail = 'Its drafts are deleted. Orders you changed, reserved or completed stay.';
      if (!(await confirm(`Delete recurring order ${id}?`, { detail }))) return false;
      return carryOut({ type: 'DELETE_PRO_STANDING', payload: { id } }, 'Recurring order deleted');
    },
  };
}
