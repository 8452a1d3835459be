import { useState } from 'react';
import type { WaysIn } from './ways-in.ts';

/** Signs in with Google from the start screen and goes on to the dashboard. */
export function useGoogleStart({ connect, enter, returnFailed }: WaysIn) {
  const [connecting, setConnecting] = useState(false);
  const [failed, setFailed] = useState(returnFailed);

  const start = async () => {
    setConnecting(true);
    setFailed(false);
    try {
      // The farm of the account opens at its dashboard by itself.
      if ((await connect()) === 'stayed') await enter();
    } catch {
      // The reason is in the console, where the message on the screen sends the visitor.
      setFailed(true);
    } finally {
      setConnecting(false);
    }
  };
  return { connecting, failed, start: () => void start() };
}
