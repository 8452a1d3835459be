import { useState } from 'react';
import { stillTouched, touch, type Touched } from './touched-fields.ts';

/** A form over something saved, in which each field is changed by itself. */
interface EditedFields<T> {
  /** What the form shows. */
  readonly value: T;
  /** The fields that differ from what is saved. */
  readonly touched: Touched<T>;
  readonly isDirty: boolean;
  readonly change: (fields: Touched<T>) => void;
  /** Shows again what is saved, as after saving. */
  readonly reset: () => void;
}

/**
 * What is typed over the fields of something saved. A copy of it that comes from elsewhere shows in all
 * fields but those that were touched here; `useEditedCopy` keeps the whole of what was typed instead.
 */
export function useEditedFields<T extends object>(saved: T): EditedFields<T> {
  const [kept, setKept] = useState<Touched<T>>({});
  const touched = stillTouched(saved, kept);
  if (Object.keys(touched).length < Object.keys(kept).length) setKept(touched);
  return {
    value: { ...saved, ...touched },
    touched,
    isDirty: Object.keys(touched).length > 0,
    change: (fields) => setKept(touch(saved, touched, fields)),
    reset: () => setKept({}),
  };
}
