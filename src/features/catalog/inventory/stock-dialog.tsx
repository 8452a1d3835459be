import { useState } from 'react';
import type { Material } from '#domain/catalog/catalog.ts';
import { quantityLabel } from '#domain/units/unit-label.ts';
import type { Quantity } from '#domain/units/unit.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { QuantityField } from '#ui/fields/quantity-field.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import {
  conversionHint,
  stockOutcome,
  stockSaveProblem,
  type StockDraft,
  type StockTarget,
  type StockChange,
} from './stock-change.ts';
import { useStoredMaterial } from './use-stored-material.ts';

const words = {
  receive: { title: 'Receive Stock', quantity: 'Quantity' },
  adjust: { title: 'Adjust Stock', quantity: 'On-hand quantity' },
} as const;

/** Takes in what was delivered, or sets what was counted, and says before what the stock will be. */
export function StockDialog(props: {
  readonly opened: boolean;
  readonly target: StockTarget;
  readonly onClose: () => void;
}) {
  const { opened, target, onClose } = props;
  const { change } = target;
  const material = useStoredMaterial(target.material);
  const [draft, setDraft] = useState<StockDraft>({ qty: null, unit: material.stock.unit });
  const save = useSaveStock(material, change);
  const outcome = stockOutcome(material, change, draft);
  const error = outcome !== null && 'error' in outcome ? outcome.error : null;
  const after = outcome !== null && 'stock' in outcome ? outcome.stock : null;
  const problem = stockSaveProblem(change, draft);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={words[change].title}
      subtitle={`${material.name}, ${quantityLabel(material.stock)} on hand`}
      size="sm"
      onSubmit={() => {
        if (problem === null && error === null && save(draft)) onClose();
      }}
      footerNote={problem === null && after !== null && <Outcome before={material} after={after} />}
      footer={<SaveOrCancel onCancel={onClose} disabledReason={problem} />}
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
    </Dialog>
  );
}

function Outcome(props: { readonly before: Material; readonly after: Quantity }) {
  return (
    <span>
      Stock: {quantityLabel(props.before.stock)} → {quantityLabel(props.after)}
    </span>
  );
}

/** Saves a change of stock; answers whether that worked. */
function useSaveStock(material: Material, change: StockChange): (draft: StockDraft) => boolean {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return ({ qty, unit }) => {
    const payload = { id: material.id, quantity: { qty: qty ?? 0, unit } };
    return saveAndSay(
      () => perform({ type: change === 'receive' ? 'RECEIVE_STOCK' : 'ADJUST_STOCK', payload }),
      () => ({ text: 'Stock saved', detail: material.name, undo: undoLast() }),
    );
  };
}
