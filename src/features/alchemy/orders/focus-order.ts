/** So that a question that closes gives the focus back first. */
const AFTER_CLOSE_MS = 60;

/** Marks what takes the focus when the button that had it is gone. */
export const focusOrderTarget = { 'data-order-name': true, tabIndex: -1 } as const;

/** After a step or a delete: the name of the order shown now is read out, unless the focus is kept. */
export function focusOrderIfLost(): void {
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) {
      document.querySelector<HTMLElement>('[data-order-name]')?.focus({ preventScroll: true });
    }
  }, AFTER_CLOSE_MS);
}
