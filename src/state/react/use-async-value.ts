import { useEffect, useState } from 'react';

/**
 * What the world tells when it is asked once; null until then, and for good where it does not answer.
 *
 * @param ask - Asked again when it is another function.
 * @param turn - Asked again when it is another number; what was told before stands until then.
 */
export function useAsyncValue<T>(ask: () => Promise<T>, turn = 0): T | null {
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
  }, [ask, turn]);
  return told;
}
