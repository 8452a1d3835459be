import { createContext, use, useEffect } from 'react';

/** Keeps the message around it on the screen until something is known, however long that takes. */
export type MessageWaits = (until: Promise<unknown>) => void;

/** Null outside of a message on the screen. */
export const MessageWaitsContext = createContext<MessageWaits | null>(null);

/** Words that follow in a message are read in it: it does not go before they have come. */
export function useMessageWaits(until: Promise<unknown>): void {
  const wait = use(MessageWaitsContext);
  useEffect(() => wait?.(until), [wait, until]);
}
