import { useEffect, useState } from 'react';

/** So long "Saving…" stands on a button that saves all at once, so that it can be read. */
const SAVING_SHOWN_MS = 250;

/** Whether the button of a screen says "Saving…", and what makes it say so. */
export function useShownSaving(): {
  readonly isShown: boolean;
  readonly show: () => void;
} {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), SAVING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return { isShown, show: () => setIsShown(true) };
}
