import type { OverheadBill } from '#domain/catalog/catalog.ts';
import { type BillDraft, overheadSaveProblem } from '#domain/catalog/overheads/overhead-save.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { BillFields } from './bill-fields.tsx';
import { useSaveBill } from './use-save-bill.ts';

export function BillDialog({ bill, ...shown }: ShownDialog & { readonly bill: OverheadBill }) {
  const [draft, change] = useDraft<BillDraft>(bill);
  const save = useSaveBill(bill, bill);
  return (
    <SaveDialog
      {...shown}
      title="Edit bill"
      size="sm"
      problem={overheadSaveProblem(draft)}
      save={() => save(draft)}
    >
      <BillFields draft={draft} onChange={change} />
    </SaveDialog>
  );
}
