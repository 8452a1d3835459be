/** Null where the browser refuses, as private windows may, or has no room for it, or where a text is no JSON. */
export function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** What an entry of the local storage tells; null where nothing can be read. */
export function readEntry(key: string): unknown {
  return attempt((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'));
}

/** Keeps a value as an entry of the local storage, where the browser takes it. */
export function writeEntry(key: string, value: unknown): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(value)));
}
