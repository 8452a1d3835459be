import { type DialogProps, Dialog } from '../dialogs/dialog.tsx';
import { SaveOrCancel } from './save-or-cancel.tsx';

/** A dialog that is saved or given up; once it is saved it closes. */
export function SaveDialog({
  problem,
  save,
  saveLabel = 'Save',
  ...dialog
}: Omit<DialogProps, 'footer' | 'onSubmit'> & {
  /** Why it cannot be saved yet; null when it can. */
  readonly problem: string | null;
  /** Saves it; answers false when it was not, and the dialog stays. */
  readonly save: () => unknown;
  readonly saveLabel?: string;
}) {
  const { onClose } = dialog;
  const submit = async () => {
    if (problem === null && (await save()) !== false) onClose();
  };
  return (
    <Dialog
      {...dialog}
      onSubmit={() => void submit()}
      footer={
        <SaveOrCancel onCancel={onClose} disabledReason={problem}>
          {saveLabel}
        </SaveOrCancel>
      }
    />
  );
}
