import { useState } from 'react';
import type { OverheadBill } from '#domain/catalog/catalog.ts';
import { overheadSaveProblem } from '#domain/catalog/overheads/overhead-save.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { billDraft } from './bill-draft.ts';
import { BillFields } from './bill-fields.tsx';
import { useSaveBill } from './use-save-bill.ts';

/** Changes a bill that was recorded. */
export function BillDialog(props: {
  readonly opened: boolean;
  readonly bill: OverheadBill;
  readonly onClose: () => void;
}) {
  const { opened, bill, onClose } = props;
  const [draft, setDraft] = useState(() => billDraft(bill));
  const save = useSaveBill(bill, bill);
  const problem = overheadSaveProblem(draft);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Edit bill"
      size="sm"
      onSubmit={() => {
        if (problem === null && save(draft)) onClose();
      }}
      footer={<SaveOrCancel onCancel={onClose} disabledReason={problem} />}
    >
      <BillFields draft={draft} onChange={setDraft} />
    </Dialog>
  );
}
