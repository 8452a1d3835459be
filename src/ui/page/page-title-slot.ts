import { createContext } from 'react';

/** Where the page title goes on a phone: the top bar. Null where the page shows it itself. */
export const PageTitleSlot = createContext<HTMLElement | null>(null);
