import { useState } from 'react';

/** Saves what takes a moment, and closes once it is saved; meanwhile the button can say so. */
export function useSaveAndClose(
  save: () => Promise<boolean>,
  onClose: () => void,
): { readonly isSaving: boolean; readonly saveAndClose: () => Promise<void> } {
  const [isSaving, setSaving] = useState(false);
  const saveAndClose = async () => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) onClose();
  };
  return { isSaving, saveAndClose };
}
