/**
 * Code that is loaded when it is first asked for, and once for all who ask.
 *
 * When loading fails, as without a network, whoever asks next tries again.
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
