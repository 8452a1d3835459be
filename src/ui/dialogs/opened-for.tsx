import { Fragment, type ReactNode } from 'react';
import type { DialogTarget } from './use-dialog-target.ts';

interface OpenedForProps<T> {
  readonly dialog: DialogTarget<T>;
  /** The dialog about this target. */
  readonly children: (
    shown: { readonly opened: boolean; readonly onClose: () => void },
    target: T,
  ) => ReactNode;
}

/** A dialog about what it was opened for. It comes with the first opening, and starts afresh with each. */
export function OpenedFor<T>({ dialog, children }: OpenedForProps<T>) {
  const { target, openings, opened, close } = dialog;
  if (target === null) return null;
  return <Fragment key={openings}>{children({ opened, onClose: close }, target)}</Fragment>;
}
