import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the screen is a phone: no side navigation, dialogs over the whole screen. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}

/** Whether tables must turn into cards: under 600 px. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false });
}

/** Whether the screen is worked by fingers: what they tap is large, and menus are sheets. */
export function useIsTouch(): boolean {
  return useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
}

/** Whether the page is being put on paper, where every row must be there and nothing can be scrolled to. */
export function useIsPrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page as soon as the event handlers return.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** Whether there is room for a table of seven columns and more; paper has it. */
export function useFitsWideTable(): boolean {
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  return useIsPrinting() || wide;
}
