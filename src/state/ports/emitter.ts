/** Tells whoever listens that something has happened. */
interface Emitter {
  readonly emit: () => void;
  /** Calls back at every emit, until the returned function is called. */
  readonly onEmit: (listener: () => void) => () => void;
}

/** An emitter nobody listens to yet. The same function may listen twice; each ends by itself. */
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
