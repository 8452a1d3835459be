import { useCallback, useEffect, useMemo, useState } from 'react';

/**
 * How the grower likes to look at something, remembered on the device and shared between its tabs.
 *
 * Nothing is written before something is chosen, and what was not chosen anew stays the same value:
 * a page that shows it is not drawn a second time.
 *
 * @param read - What a stored text means, whatever it is; null when nothing is stored.
 */
export function useRemembered<Value>(
  key: string,
  read: (stored: string | null) => Value,
  write: (value: Value) => string = JSON.stringify,
): readonly [Value, (value: Value) => void] {
  const [text, setText] = useState(() => storedText(key));
  useEffect(() => {
    const onChange = (event: StorageEvent) => {
      if (event.key === key) setText(event.newValue);
    };
    addEventListener('storage', onChange);
    return () => removeEventListener('storage', onChange);
  }, [key]);
  const value = useMemo(() => read(text), [read, text]);
  const remember = useCallback(
    (next: Value) => {
      const written = write(next);
      setText(written);
      store(key, written);
    },
    [key, write],
  );
  return [value, remember];
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Private windows may refuse: the choice then ends with the page.
  }
}

/** What a stored text holds, whatever that is; undefined where there is none, or where it is no JSON. */
export function storedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
