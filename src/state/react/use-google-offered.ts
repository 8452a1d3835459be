import { useEffect, useState } from 'react';
import { useFarmStore } from './farm-context.ts';

/** Whether one can sign in with Google here; null until the server has told. */
export function useGoogleOffered(): boolean | null {
  const { google } = useFarmStore();
  const [isOffered, setOffered] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    const tell = (offered: boolean): void => {
      if (isShown) setOffered(offered);
    };
    // Without an answer nothing is known, and nothing is said.
    google.isOffered().then(tell, () => undefined);
    return () => {
      isShown = false;
    };
  }, [google]);
  return isOffered;
}
