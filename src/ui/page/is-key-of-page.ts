/** Whether a key is meant for the page: text fields keep their own typing, and a dialog hides what lies behind it. */
export function isKeyOfPage(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]') !== null) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select') !== null)
  );
}
