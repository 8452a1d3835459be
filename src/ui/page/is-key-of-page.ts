import { useEffect, useEffectEvent } from 'react';

/** Whether a key is meant for the page: text fields keep their own typing, and a dialog hides what lies behind it. */
export function isKeyOfPage(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]') !== null) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select') !== null)
  );
}

/** Hears every key of the page, by what is on the screen now. */
export function usePageKeys(onKeyDown: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKeyDown);
  useEffect(() => {
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
