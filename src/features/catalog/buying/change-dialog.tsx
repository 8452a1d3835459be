import { Autocomplete } from '@mantine/core';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { unitLabel } from '#domain/units/unit.ts';
import { useFarm, useCarryOut, useSeenFarm } from '#state/react/use-farm.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { DateField, NotesField } from '#ui/fields/form-fields.tsx';
import { MoneyField, NumberField } from '#ui/fields/number-field.tsx';
import classes from './buying.module.css';
import { amountProblem } from './stock-order-draft.ts';
import type { NamedPurchase } from './named-purchase.ts';
import { selectSuppliers } from '#state/selectors/suppliers.ts';

interface PurchaseDraft extends Pick<NamedPurchase, 'supplier' | 'cost' | 'note'> {
  readonly qty: number | null;
  readonly expectedISO: IsoDate | null;
}

export function ChangeDialog(props: ShownDialog & { readonly purchase: NamedPurchase }) {
  const { purchase, ...shown } = props;
  const { id, name, unit, orderedISO } = purchase;
  const [draft, , field] = useDraft<PurchaseDraft>(purchase);
  const { qty, expectedISO, supplier, cost, note } = draft;
  const suppliers = useFarm(selectSuppliers);
  const carryOut = useCarryOut(useSeenFarm());
  const dayProblem =
    expectedISO === null || expectedISO >= orderedISO ? null : 'Expected before it was ordered';
  const packs = qty === purchase.qty ? purchase.packs : null;
  const save = () => {
    const day = expectedISO ?? purchase.expectedISO;
    const patch = { qty: qty ?? 0, packs, expectedISO: day, supplier: supplier.trim(), cost, note };
    return carryOut({ type: 'CHANGE_PURCHASE', payload: { id, patch } }, 'Order saved', {
      detail: name,
    });
  };
  return (
    <SaveDialog
      {...shown}
      title="Change order"
      subtitle={name}
      problem={amountProblem(qty) ?? dayProblem}
      save={save}
    >
      <div className={classes.fields}>
        <div className={classes.halves}>
          <NumberField
            label={`Amount (${unitLabel(unit)})`}
            {...field.of('qty')}
            error={amountProblem(qty)}
          />
          <DateField label="Expected" {...field.of('expectedISO')} error={dayProblem} />
        </div>
        <div className={classes.halves}>
          <Autocomplete label="Supplier" data={[...suppliers]} {...field.of('supplier')} />
          <MoneyField label="Cost" {...field.of('cost')} />
        </div>
        <NotesField minRows={1} maxRows={4} {...field.of('note')} />
      </div>
    </SaveDialog>
  );
}
