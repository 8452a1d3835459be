/**
 * Loads code on first use, once for all callers.
 *
 * After a failure, for example without a network, the next call tries again.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((cause: unknown) => {
      loaded = null;
      throw cause;
    });
    return loaded;
  };
}
