import { useEffect, useEffectEvent } from 'react';

/** Dialogs that are open, the topmost last. */
const openDialogs: symbol[] = [];

/** True while a menu or a dropdown inside the dialog takes Escape for itself. */
function isTakenByDropdown(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null
  );
}

/** Escape closes the topmost open dialog only, however many lie over each other. */
export function useEscapeOfTopmost(opened: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!opened) return;
    const dialog = Symbol('dialog');
    openDialogs.push(dialog);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || openDialogs.at(-1) !== dialog) return;
      if (isTakenByDropdown(event.target)) return;
      event.stopImmediatePropagation();
      escape();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
    };
  }, [opened]);
}
