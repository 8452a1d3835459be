/** Code that comes later: asked for, it is loaded once for all callers. */
export interface LoadedOnce<T> {
  (): Promise<T>;
  /** Null until it has come. */
  readonly now: () => T | null;
}

/** Loads code on first use. After a failure, for example without a network, the next call tries again. */
export function loadedOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  let coming: Promise<T> | null = null;
  let loaded: T | null = null;
  const come = () =>
    load().then(
      (code) => (loaded = code),
      (cause: unknown) => {
        coming = null;
        throw cause;
      },
    );
  return Object.assign(() => (coming ??= come()), { now: () => loaded });
}
