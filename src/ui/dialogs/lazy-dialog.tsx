import {
  type ComponentType,
  Fragment,
  type ReactNode,
  useCallback,
  useState,
  useEffect,
  useEffectEvent,
} from 'react';
import { loadedOnce } from '#domain/records/loaded-once.ts';
import { useLazyComponent } from '../page/lazy-component.ts';
import type { ShownDialog } from './dialog.tsx';
import { showLoadError } from './show-load-error.ts';
import { useSearchParams } from 'react-router';

/**
 * A dialog whose code is loaded a moment after its page, or with its opening when that is earlier. One that cannot be
 * loaded says so and counts as closed, so that the next press tries again.
 */
export function lazyDialog<Props extends ShownDialog>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = loadedOnce(load);
  return function LazyDialog(props: Props) {
    const { opened, onClose } = props;
    const Dialog = useLazyComponent(code, opened, () => {
      showLoadError();
      onClose();
    });
    return Dialog === null ? null : <Dialog {...props} />;
  };
}

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

/** A dialog about what it was opened for. It comes with the first opening, and starts afresh with each. */
export function OpenedFor<T>(props: {
  readonly dialog: DialogTarget<T>;
  readonly children: (shown: ShownDialog, target: T) => ReactNode;
}) {
  const { target, openings, opened, close } = props.dialog;
  if (target === null) return null;
  return <Fragment key={openings}>{props.children({ opened, onClose: close }, target)}</Fragment>;
}

/** Opens what the address asks for in `?name=`, once; the address then forgets it, and `others` with it. */
export function useAskedOfAddress(
  name: string,
  open: (asked: string, parameters: URLSearchParams) => void,
  others: readonly string[] = [],
): void {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(name);
  const openAsked = useEffectEvent((wanted: string) => {
    const rest = new URLSearchParams(parameters);
    for (const one of [name, ...others]) rest.delete(one);
    setParameters(rest, { replace: true, preventScrollReset: true });
    open(wanted, parameters);
  });
  useEffect(() => {
    if (asked !== null) openAsked(asked);
  }, [asked]);
}
