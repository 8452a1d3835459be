import { useEffect, useRef } from 'react';
import { useHistory } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';
import { historyKey } from './history-key.ts';

/** Text fields take back their own typing, and a dialog hides what would change behind it. */
function belongsToPage(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]') !== null) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select') !== null)
  );
}

/** Undo and redo by keyboard, wherever the focus is outside a text field. */
export function useHistoryKeys(): void {
  const history = useHistory();
  const latest = useRef(history);
  useEffect(() => {
    latest.current = history;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = historyKey(event);
      if (step === null || event.defaultPrevented || !belongsToPage(event.target)) return;
      const { undo, redo, undoLabel, redoLabel } = latest.current;
      const label = step === 'undo' ? undoLabel : redoLabel;
      if (label === null) return;
      event.preventDefault();
      if (step === 'undo') undo();
      else redo();
      toast.info(`${step === 'undo' ? 'Undone' : 'Redone'}: ${label}`);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
