import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import type { DeliveryLine } from '#domain/orders/delivery.ts';
import type { PackedLine, PackedOrder } from '#domain/deliveries/pack-list.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { CountField } from '#ui/fields/count-field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { toast } from '#ui/toasts/toast.ts';
import {
  asksForBack,
  correctedLine,
  type CorrectionDraft,
  isLess,
  lineProblem,
  newCorrection,
  removedLine,
} from './correct-line-form.ts';
import { DELIVERY_REASON_LABELS, quantityText, thingName } from './delivery-text.ts';
import { Stack, SubtleButton } from '#ui/kit/plain-parts.tsx';

export interface LineOfDelivery {
  readonly packed: PackedOrder;
  readonly line: PackedLine;
}

export function CorrectLineDialog(props: {
  readonly opened: boolean;
  readonly target: LineOfDelivery;
  readonly onClose: () => void;
  /** Names the batches it was cut from; null on a farm that does not trace. */
  readonly onBatch: ((line: LineOfDelivery) => void) | null;
}) {
  const { target, onBatch, ...shown } = props;
  const { packed, line } = target;
  const carryOut = useCarryOut();
  const [draft, change] = useDraft(() => newCorrection(line));
  const problem = lineProblem(draft);
  const keep = (kept: DeliveryLine, words: string) => {
    const payload = { orderId: packed.order.id, dateISO: packed.dateISO, lines: [kept] };
    return carryOut({ type: 'CORRECT_DELIVERY', payload }, `${thingName(line)} ${words}`);
  };
  const remove = () => {
    if (keep(removedLine(line), 'removed')) shown.onClose();
  };
  const nameBatch = () => {
    if (packed.state !== 'DELIVERED') {
      toast.warning('Mark it delivered first.');
      return;
    }
    shown.onClose();
    onBatch?.(target);
  };
  return (
    <SaveDialog
      {...shown}
      title={thingName(line)}
      subtitle={
        line.isAdded
          ? `Added for ${packed.customer}`
          : `${quantityText(line, line.ordered)} ordered for ${packed.customer}`
      }
      size="sm"
      problem={problem}
      save={() => keep(correctedLine(line, draft), 'corrected')}
      footerNote={
        <>
          {line.isAdded && <SubtleButton onClick={remove}>Remove</SubtleButton>}
          {onBatch !== null && <SubtleButton onClick={nameBatch}>Batch…</SubtleButton>}
        </>
      }
    >
      <CorrectionFields line={line} draft={draft} problem={problem} onChange={change} />
    </SaveDialog>
  );
}

function CorrectionFields(
  props: FormOf<CorrectionDraft> & { readonly line: PackedLine; readonly problem: string | null },
) {
  const { line, draft, problem, onChange } = props;
  const suffix = line.unit === null ? '' : ` ${line.unit}`;
  const number = { suffix, allowDecimal: line.unit !== null, min: 0 };
  const field = draftFields(draft, onChange);
  return (
    <Stack gap="lg">
      <NumberField {...number} label="Packed" data-autofocus {...field.of('packed')} />
      <NumberField
        {...number}
        label="Returned"
        description="Returned or refused at delivery."
        error={draft.packed === null ? null : problem}
        {...field.of('returned')}
      />
      {asksForBack(line, draft) && (
        <CountField
          label="Fit to sell again?"
          description="Part of the return. It goes back to the cooler."
          max={draft.returned ?? 0}
          allowDecimal={line.unit !== null}
          {...field.of('back')}
        />
      )}
      {isLess(line, draft) && (
        <ChoiceChips label="Reason" choices={DELIVERY_REASON_LABELS} {...field.of('reason')} />
      )}
    </Stack>
  );
}
