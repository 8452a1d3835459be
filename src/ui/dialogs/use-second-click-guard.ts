import { useLayoutEffect } from 'react';

/** The longest time between the two clicks of a double click, on any system. */
const DOUBLE_CLICK_MS = 900;

/**
 * Keeps the second click of a double click from what lies under a dialog that its first click has closed:
 * gloved fingers tap twice, and there may be a Delete.
 */
export function useSecondClickGuard(opened: boolean): void {
  useLayoutEffect(() => (opened ? stopSecondClick : undefined), [opened]);
}

function stopSecondClick(): void {
  const onClick = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', onClick, true);
  setTimeout(() => removeEventListener('click', onClick, true), DOUBLE_CLICK_MS);
}
