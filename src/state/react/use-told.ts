import { useEffect, useState } from 'react';

/**
 * What the world tells when it is asked once; null until then, and for good where it does not answer.
 *
 * @param ask - Asked again when it is another function.
 */
export function useTold<T>(ask: () => Promise<T>): T | null {
  const [told, setTold] = useState<T | null>(null);
  useEffect(() => {
    let isShown = true;
    const tell = (value: T): void => {
      if (isShown) setTold(value);
    };
    ask().then(tell, () => undefined);
    return () => {
      isShown = false;
    };
  }, [ask]);
  return told;
}
