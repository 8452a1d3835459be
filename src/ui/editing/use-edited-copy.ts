import { useState } from 'react';
import { isSame } from './touched-fields.ts';

/** A form over something saved, with a Save of its own. */
interface EditedCopy<T> {
  /** What the form shows. */
  readonly value: T;
  readonly isDirty: boolean;
  readonly change: (value: T) => void;
  /** Shows again what is saved, as after saving. */
  readonly reset: () => void;
}

/**
 * What is typed over something saved. Until something is typed the form follows what is saved, also
 * when it changes elsewhere; from then on it keeps what was typed until that is saved.
 *
 * @param saved - Plain values; the same content counts as the same.
 */
export function useEditedCopy<T>(saved: T): EditedCopy<T> {
  const [edited, setEdited] = useState<{ readonly value: T } | null>(null);
  const isDirty = edited !== null && !isSame(edited.value, saved);
  if (edited !== null && !isDirty) setEdited(null);
  return {
    value: isDirty ? edited.value : saved,
    isDirty,
    change: (value) => setEdited({ value }),
    reset: () => setEdited(null),
  };
}
