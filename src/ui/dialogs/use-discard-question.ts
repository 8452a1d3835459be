import { useRef } from 'react';
import { useAskIfPossible } from './ask-context.ts';

export const DISCARD_LABELS = { confirm: 'Discard', cancel: 'Keep editing' } as const;

export type DiscardQuestion = ReturnType<typeof useDiscardQuestion>;

/** A form as it stood before anything was done to its fields. */
interface Untouched {
  readonly form: HTMLFormElement | null;
  readonly values: string;
  readonly isTouched: boolean;
}

/**
 * Asks before a dialog is closed in which something was typed. What counts is what stands in its fields:
 * typed and taken back is no change, and what a dialog fills in by itself is none either.
 */
export function useDiscardQuestion() {
  const ask = useAskIfPossible();
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<Untouched>({ form: null, values: '', isTouched: false });
  const look = () => {
    const { form: seen, isTouched } = before.current;
    if (form.current === null || (isTouched && seen === form.current)) return;
    before.current = { form: form.current, values: valuesOf(form.current), isTouched: false };
  };
  const touch = () => {
    before.current = { ...before.current, isTouched: true };
  };
  const isChanged = () => {
    const { form: seen, values, isTouched } = before.current;
    return seen !== null && seen === form.current && isTouched && values !== valuesOf(seen);
  };
  return {
    /** For the form: notices what stood in its fields, and that something was done to them. */
    watch: {
      ref: form,
      onFocusCapture: look,
      onPointerDownCapture: look,
      onKeyDownCapture: look,
      onInput: touch,
      onClick: touch,
    },
    isChanged,
    /** Goes on at once, or after the answer Discard when there is something to lose. */
    leave: (goOn: () => void) => {
      if (ask === null || !isChanged()) {
        goOn();
        return;
      }
      void ask('Discard your changes?', DISCARD_LABELS).then((isGivenUp) => {
        if (isGivenUp === true) goOn();
      });
    },
  };
}

/** What is saved with the press that does it has nothing to lose; a list marks itself with it. */
const SAVED_AT_ONCE = '[data-saved-at-once]';

function valuesOf(form: HTMLFormElement): string {
  const drafts = [...form.elements].filter((element) => element.closest(SAVED_AT_ONCE) === null);
  const values = drafts.map((element) => {
    if (element instanceof HTMLInputElement) return [element.value, element.checked];
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      return element.value;
    return element.getAttribute('aria-pressed');
  });
  return JSON.stringify(values);
}
