import { useCallback, useState } from 'react';

/** A dialog that is opened for one thing at a time. */
export interface DialogTarget<T> {
  readonly opened: boolean;
  /** What the dialog is, or was last, about. */
  readonly target: T | null;
  /** Changes with every opening: as the key of the dialog it makes each form start afresh. */
  readonly openings: number;
  readonly open: (target: T) => void;
  readonly close: () => void;
}

/** Keeps what a dialog is about, from the button that opens it. */
export function useDialogTarget<T>(): DialogTarget<T> {
  const [state, setState] = useState<{ opened: boolean; target: T | null; openings: number }>({
    opened: false,
    target: null,
    openings: 0,
  });
  const open = useCallback(
    (target: T) => setState(({ openings }) => ({ opened: true, target, openings: openings + 1 })),
    [],
  );
  const close = useCallback(() => setState((before) => ({ ...before, opened: false })), []);
  return { ...state, open, close };
}
