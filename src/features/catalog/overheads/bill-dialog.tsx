import { useState } from 'react';
import type { OverheadBill } from '#domain/catalog/catalog.ts';
import { type BillDraft, overheadSaveProblem } from '#domain/catalog/overheads/overhead-save.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { BillFields } from './bill-fields.tsx';
import { useSaveBill } from './use-save-bill.ts';

/** Changes a bill that was recorded. */
export function BillDialog(props: {
  readonly opened: boolean;
  readonly bill: OverheadBill;
  readonly onClose: () => void;
}) {
  const { opened, bill, onClose } = props;
  const [draft, setDraft] = useState<BillDraft>(bill);
  const save = useSaveBill(bill, bill);
  return (
    <SaveDialog
      opened={opened}
      onClose={onClose}
      title="Edit bill"
      size="sm"
      problem={overheadSaveProblem(draft)}
      save={() => save(draft)}
    >
      <BillFields draft={draft} onChange={setDraft} />
    </SaveDialog>
  );
}
