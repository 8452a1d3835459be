import { useState } from 'react';
import { applyToNewer, diffDocuments } from '../document/document-patch.ts';
import { sameValue } from '../document/farm-document.ts';

interface EditedFields<T> {
  readonly value: T;
  readonly isDirty: boolean;
  readonly change: (fields: Partial<T>) => void;
  /** Shows again what is saved, as after saving. */
  readonly reset: () => void;
}

interface Typed<T> {
  readonly over: T;
  readonly value: T;
}

/** What is typed over saved fields, also in a list of records. What others save shows beside it. */
export function useEditedFields<T extends object>(saved: T): EditedFields<T> {
  const [typed, setTyped] = useState<Typed<T> | null>(null);
  const value = typed === null ? saved : typedOnto(typed, saved);
  const isDirty = !sameValue(value, saved);
  if (typed !== null && !(isDirty && sameValue(typed.over, saved)))
    setTyped(isDirty ? { over: saved, value } : null);
  return {
    value,
    isDirty,
    change: (fields) => setTyped({ over: saved, value: { ...value, ...fields } }),
    reset: () => setTyped(null),
  };
}

/** What was typed, on what is saved now. A record that was typed in comes back when others have deleted it. */
export function typedOnto<T extends object>({ over, value }: Typed<T>, saved: T): T {
  if (sameValue(over, saved)) return value;
  return applyToNewer(saved, diffDocuments(over, value), true);
}
