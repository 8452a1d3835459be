import { useLayoutEffect } from 'react';

/** So that whatever the close itself focuses comes first. */
const AFTER_CLOSE_MS = 10;

/** Gives the focus back to where it was before a dialog opened, also when the dialog was made open. */
export function useFocusReturn(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      const atClose = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        const isElsewhere = now !== null && now !== document.body && now !== atClose;
        if (!isElsewhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
      }, AFTER_CLOSE_MS);
    };
  }, [opened]);
}
