import { createEmitter } from '../ports/emitter.ts';
/** A state with listeners that changes in parts. */
export interface ObservableState<T> {
  readonly now: () => T;
  /** Parts left out stay. The watchers see the new state at once. */
  readonly change: (parts: Partial<T>) => void;
  /** Calls back after every change, until the returned function is called. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Holds a state from the first one on. It is replaced with every change and never changed in place. */
export function observableState<T extends object>(first: T): ObservableState<T> {
  const changed = createEmitter();
  let state = first;
  return {
    now: () => state,
    change(parts) {
      state = { ...state, ...parts };
      changed.emit();
    },
    onChange: changed.onEmit,
  };
}
