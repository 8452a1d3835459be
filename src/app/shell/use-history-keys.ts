import { useHistory } from '#state/react/use-farm.ts';
import { isKeyOfPage, usePageKeys } from '#ui/page/is-key-of-page.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Undo and redo by keyboard, wherever the focus is outside a text field. */
export function useHistoryKeys(): void {
  const { undo, redo, undoLabel, redoLabel } = useHistory();
  usePageKeys((event) => {
    const step = historyKey(event);
    if (step === null || event.defaultPrevented || !isKeyOfPage(event.target)) return;
    const label = step === 'undo' ? undoLabel : redoLabel;
    if (label === null) return;
    event.preventDefault();
    toast.attempt(() => {
      if (step === 'undo') undo();
      else redo();
      toast.info(`${step === 'undo' ? 'Undone' : 'Redone'}: ${label}`);
    });
  });
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What a combination of keys asks for: Ctrl or Cmd with Z, Shift Z, or Y. */
export function historyKey(event: Keys): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}
