import { useLayoutEffect, useMemo } from 'react';

/** Dialogs that are open over one another. */
let holders = 0;

/**
 * The page under a dialog does not scroll as long as that is open, and does not move when its scroll bar goes.
 *
 * The kit's own way hands a variable down to every element of the page, which has all of it styled anew.
 */
export function useScrollLock(opened: boolean): void {
  // Asked before the dialog is in the page: then nothing has to be laid out for the answer.
  const hasBar = useMemo(
    () => opened && document.documentElement.clientWidth < window.innerWidth,
    [opened],
  );
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const { style } = document.documentElement;
    holders += 1;
    if (holders === 1) {
      style.overflow = 'hidden';
      if (hasBar) style.scrollbarGutter = 'stable';
    }
    return () => {
      holders -= 1;
      if (holders > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, [opened, hasBar]);
}
