import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatQuantity } from '#ui/format.ts';
import { useState } from 'react';
import { UnitError } from '#domain/units/unit.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { QuantityField } from '#ui/fields/quantity-field.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import {
  conversionHint,
  stockOutcome,
  stockSaveProblem,
  type StockDraft,
  type StockTarget,
} from './stock-change.ts';
import { useStoredMaterial } from './use-stored-material.ts';

const words = {
  receive: { title: 'Receive Stock', quantity: 'Quantity' },
  adjust: { title: 'Adjust Stock', quantity: 'On-hand quantity' },
} as const;

export function StockDialog({ material: opened, change, ...shown }: ShownDialog & StockTarget) {
  const material = useStoredMaterial(opened);
  const [draft, setDraft] = useState<StockDraft>({ qty: null, unit: material.stock.unit });
  const carryOut = useCarryOut();
  const outcome = stockOutcome(material, change, draft);
  const error = outcome instanceof UnitError ? outcome : null;
  const problem = stockSaveProblem(change, draft);
  const save = () => {
    if (error !== null) return false;
    const type = change === 'receive' ? 'RECEIVE_STOCK' : 'ADJUST_STOCK';
    const payload = { id: material.id, quantity: { ...draft, qty: draft.qty ?? 0 } };
    return carryOut({ type, payload }, 'Stock saved', { detail: material.name });
  };
  return (
    <SaveDialog
      {...shown}
      title={words[change].title}
      subtitle={`${material.name}, ${formatQuantity(material.stock)} on hand`}
      size="sm"
      problem={problem}
      save={save}
      footerNote={
        problem === null &&
        !(outcome instanceof UnitError) &&
        `Stock: ${formatQuantity(material.stock)} → ${formatQuantity(outcome)}`
      }
    >
      <QuantityField
        label={words[change].quantity}
        isFirst
        qty={draft.qty}
        unit={draft.unit}
        onChange={(qty, unit) => setDraft({ qty, unit })}
        error={error && <span role="alert">{error.message}</span>}
        description={error && conversionHint(material, draft.unit, error)}
      />
    </SaveDialog>
  );
}
