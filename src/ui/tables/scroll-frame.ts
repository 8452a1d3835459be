import { createContext } from 'react';

/** What a list scrolls in; null for the page itself. */
export const ScrollFrame = createContext<HTMLElement | null>(null);
