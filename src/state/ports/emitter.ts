/** Creates an emitter. A function can subscribe twice, and each subscription ends separately. */
export function createEmitter() {
  const listeners = new Set<() => void>();
  return {
    emit: () => listeners.forEach((listener) => listener()),
    /** Calls back at every emit, until the returned function is called. */
    onEmit: (listener: () => void): (() => void) => {
      const own = (): void => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}

/** Holds a state from the first one on. It is replaced with every change and never changed in place. */
export function observableState<T extends object>(first: T) {
  const changed = createEmitter();
  let state = first;
  return {
    now: () => state,
    /** Parts left out stay. */
    change: (parts: Partial<T>) => {
      state = { ...state, ...parts };
      changed.emit();
    },
    onChange: changed.onEmit,
  };
}
