import { useEffect, useState } from 'react';
import { readAppConfig } from '#adapters/read-app-config.ts';

/** Whether the server knows Google, before there is a farm; null until it has told. */
export function useGoogleKnown(): boolean | null {
  const [isKnown, setKnown] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    void readAppConfig().then(({ clientId }) => {
      if (isShown) setKnown(clientId !== null);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return isKnown;
}
