interface Emitter {
  readonly emit: () => void;
  /** Calls back at every emit, until the returned function is called. */
  readonly onEmit: (listener: () => void) => () => void;
}

/** Creates an emitter. A function can subscribe twice, and each subscription ends separately. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    emit: () => listeners.forEach((listener) => listener()),
    onEmit(listener) {
      const own = (): void => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
