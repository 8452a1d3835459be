const FIELDS = ['input:not([type="hidden"], [type="file"])', 'select', 'textarea'];
const FIRST_FIELD = FIELDS.map((field) => `${field}:not(:disabled)`).join();

/**
 * Where a dialog begins unless it says so itself (`data-autofocus`): in its first field, or at Save when
 * it only confirms. The trap of the focus looks for the mark once the dialog stands.
 */
export function markFirstFocus(dialog: Element | null | undefined): void {
  if (!dialog || dialog.querySelector('[data-autofocus]') !== null) return;
  const first = dialog.querySelector(FIRST_FIELD) ?? dialog.querySelector('[type="submit"]');
  first?.setAttribute('data-autofocus', '');
}
