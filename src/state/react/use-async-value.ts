import { useEffect, useState } from 'react';

/**
 * An async value, null until it resolves and if it fails; after a new `turn` the old one stays until then.
 *
 * @param ask - Null while it is not to be asked for.
 */
export function useAsyncValue<T>(ask: (() => Promise<T>) | null, turn: unknown = 0): T | null {
  const [told, setTold] = useState<T | null>(null);
  useEffect(() => {
    let isShown = true;
    const tell = (value: T): void => {
      if (isShown) setTold(value);
    };
    ask?.().then(tell, () => undefined);
    return () => {
      isShown = false;
    };
  }, [ask, turn]);
  return told;
}
