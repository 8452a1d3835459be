import { Autocomplete } from '@mantine/core';
import type { BuyingLine } from '#domain/buying/buying-list.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatDay } from '#ui/format.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { unitLabel } from '#domain/units/unit.ts';
import { useFarm, useToday, useCarryOut } from '#state/react/use-farm.ts';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { rowForm, type RowOf } from '#ui/editing/use-typed-rows.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Tick } from '#ui/kit/tick.tsx';
import classes from './buying.module.css';
import {
  amountProblem,
  leadProblem,
  stockOrderDraft,
  stockOrderProblem,
  purchasesOf,
  type OrderedLine,
} from './stock-order-draft.ts';
import { selectSuppliers } from '#state/selectors/suppliers.ts';

/** Writes down what was ordered: one line, or all that must be ordered from a supplier today. */
export function StockOrderDialog(props: ShownDialog & { readonly lines: readonly BuyingLine[] }) {
  const { lines, ...shown } = props;
  const [draft, , field] = useDraft(() => stockOrderDraft(lines));
  const suppliers = useFarm(selectSuppliers);
  const today = useToday();
  const carryOut = useCarryOut();
  const [only] = lines.length === 1 ? lines : [];
  return (
    <SaveDialog
      {...shown}
      title="Ordered"
      subtitle={only?.name ?? `${lines.length} items`}
      problem={stockOrderProblem(draft)}
      saveLabel="Save order"
      save={() =>
        carryOut(
          { type: 'ORDER_STOCK', payload: { purchases: purchasesOf(draft, today) } },
          'Order saved',
        )
      }
    >
      <div className={classes.fields}>
        <Autocomplete label="Supplier" data={[...suppliers]} {...field.of('supplier')} />
        <div className={classes.lines}>
          {draft.lines.map((line) => (
            <OrderLine
              key={line.line.stockId}
              {...rowForm(draft.lines, field.of('lines').onChange, line)}
              isAlone={only !== undefined}
            />
          ))}
        </div>
      </div>
    </SaveDialog>
  );
}

function OrderLine(props: RowOf<OrderedLine> & { readonly isAlone: boolean }) {
  const { draft, isAlone, onChange } = props;
  const { line, isTicked, amount, leadDays } = draft;
  const today = useToday();
  const days = leadProblem(leadDays) === null ? leadDays : null;
  return (
    <div className={classes.line} role="group" aria-label={line.name}>
      {!isAlone && (
        <div className={`${classes.asked ?? ''} ${classes.lineName ?? ''}`}>
          <Tick
            size="sm"
            checked={isTicked}
            indeterminate={false}
            onChange={() => onChange({ isTicked: !isTicked })}
            aria-label={`Ordered ${line.name}`}
          />
          {line.name}
        </div>
      )}
      {isTicked && (
        <>
          <NumberField
            label={`Amount (${unitLabel(line.unit)})`}
            value={amount}
            onChange={(typed) => onChange({ amount: typed })}
            error={amountProblem(amount)}
          />
          <NumberField
            label="Arrives after (days)"
            value={leadDays}
            onChange={(typed) => onChange({ leadDays: typed })}
            error={leadProblem(leadDays)}
            description={days === null ? null : `Expected ${formatDay(addDays(today, days))}`}
          />
        </>
      )}
    </div>
  );
}
