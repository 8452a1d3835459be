import { createContext, use, useEffect, useState } from 'react';

/** Keeps the message around it on the screen until something is known, however long that takes. */
export type MessageWaits = (until: Promise<unknown>) => void;

/** Null outside of a message on the screen. */
export const MessageWaitsContext = createContext<MessageWaits | null>(null);

/** What follows in a message, and until then what is known first: it is read in it, which does not go before. */
export function useFollowing<T>(told: Promise<T>, first: T): T {
  const wait = use(MessageWaitsContext);
  useEffect(() => wait?.(told), [wait, told]);
  const [known, setKnown] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void told.then((whole) => {
      if (isWanted) setKnown(() => whole);
    });
    return () => {
      isWanted = false;
    };
  }, [told]);
  return known;
}
