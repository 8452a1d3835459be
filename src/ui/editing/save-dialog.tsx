import { type DialogProps, type ShownDialog, Dialog } from '../dialogs/dialog.tsx';
import { draftFields } from './draft-fields.ts';
import { toast } from '../toasts/toast.ts';
import { SaveOrCancel } from './save-or-cancel.tsx';
import { useCallback, useState } from 'react';

/** A dialog that is saved or given up; once it is saved it closes. */
export function SaveDialog({
  problem,
  save,
  saveLabel = 'Save',
  ...dialog
}: Omit<DialogProps, 'footer' | 'onSubmit'> & {
  readonly problem: string | null;
  /** Saves it. When it answers false, or throws what the grower is then told, the dialog stays. */
  readonly save: () => boolean | Promise<boolean>;
  readonly saveLabel?: string;
}) {
  const { onClose } = dialog;
  const submit = async () => {
    try {
      if (problem === null && (await save())) onClose();
    } catch (error) {
      toast.failed(error);
    }
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

/** What a dialog is told that adds a record, or changes one. */
export interface RecordDialogProps<Stored> extends ShownDialog {
  /** Null for a new one. */
  readonly stored: Stored | null;
}

/** What is typed in a form before it is saved, how parts of it are replaced, and its inputs. */
export function useDraft<Draft extends object>(first: Draft | (() => Draft)) {
  const [draft, setDraft] = useState(first);
  const change = useCallback(
    (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    [],
  );
  return [draft, change, draftFields(draft, change)] as const;
}
