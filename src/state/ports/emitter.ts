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
