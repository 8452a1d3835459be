/**
 * Saves what may ask something first, and closes once it is saved. The form stays as it is while the question is
 * open: nothing is being saved yet.
 */
export async function saveAndClose(
  save: () => Promise<boolean>,
  onClose: () => void,
): Promise<void> {
  if (await save()) onClose();
}
