/** Why a form without changes cannot be saved. */
export function noChangesReason(isDirty: boolean): string | null {
  return isDirty ? null : 'No changes to save yet';
}
