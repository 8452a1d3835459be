import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatSentence } from '#ui/format.ts';
import { TextInput } from '@mantine/core';
import { stockAmountText } from '#domain/buying/buying-text.ts';
import { bookedVariety } from '#domain/buying/purchase.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { unitLabel } from '#domain/units/unit.ts';
import { useFarm, useToday, useCarryOut } from '#state/react/use-farm.ts';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { useLotNote } from '../seed-vault/intake-form.ts';
import classes from './buying.module.css';
import { amountProblem } from './stock-order-draft.ts';
import type { NamedPurchase } from './named-purchase.ts';

interface ReceiveDraft {
  readonly qty: number | null;
  readonly dateISO: IsoDate | null;
  readonly rest: '' | 'yes' | 'no';
  readonly lot: string;
}

/** Takes in what was ordered; of less than that it asks whether the rest still comes. */
export function ReceiveDialog(props: ShownDialog & { readonly purchase: NamedPurchase }) {
  const { purchase, ...shown } = props;
  const { id, name, unit, stockId } = purchase;
  const today = useToday();
  const [{ qty, dateISO, rest, lot }, , field] = useDraft<ReceiveDraft>({
    qty: purchase.qty,
    dateISO: today,
    rest: '',
    lot: '',
  });
  const varietyId = useFarm((farm) => bookedVariety(farm, stockId));
  const isLess = qty !== null && qty > 0 && qty < purchase.qty;
  const lotNote = useLotNote(varietyId, lot);
  const carryOut = useCarryOut();
  const code = lot.trim();
  const save = () => {
    const payload = {
      id,
      qty: qty ?? 0,
      dateISO: dateISO ?? today,
      restComes: isLess && rest === 'yes',
      ...(code !== '' && { lot: { ...NO_LOT, code, supplier: purchase.supplier } }),
    };
    return carryOut({ type: 'RECEIVE_PURCHASE', payload }, 'Received', { detail: name });
  };
  const problem =
    amountProblem(qty) ??
    (dateISO === null ? 'Choose the day it came' : null) ??
    (isLess && rest === '' ? 'Choose whether the rest is still coming' : null);
  return (
    <SaveDialog
      {...shown}
      title="Received"
      subtitle={`${name}, ${formatSentence(stockAmountText(purchase))} ordered`}
      size="sm"
      problem={problem}
      save={save}
    >
      <div className={classes.fields}>
        <NumberField
          label={`Amount (${unitLabel(unit)})`}
          {...field.of('qty')}
          error={amountProblem(qty)}
        />
        {isLess && (
          <div className={classes.question}>
            Is the rest still coming?
            <Segments
              aria-label="Is the rest still coming?"
              data={{ yes: 'Yes', no: 'No' }}
              {...field.of('rest')}
            />
          </div>
        )}
        <DateField label="Day" max={today} {...field.of('dateISO')} />
        {varietyId !== null && (
          <TextInput
            label="Lot"
            placeholder="Optional"
            {...field.text('lot')}
            inputWrapperOrder={['label', 'input', 'description']}
            description={lotNote}
          />
        )}
      </div>
    </SaveDialog>
  );
}

const NO_LOT = { germinationPercent: null, bestBefore: null } as const;
