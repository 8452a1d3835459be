import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

/** Brings a button into sight and focuses it each time an address with `?restore=` is opened. */
export function useRestoreOfAddress(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const { search, key } = useLocation();
  // An address that forgot it at once would be another visit, which begins at the top of the page.
  useEffect(() => {
    if (!new URLSearchParams(search).has('restore')) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, [search, key]);
  return button;
}
