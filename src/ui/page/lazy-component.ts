import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { LoadedOnce } from '#domain/records/loaded-once.ts';

/**
 * A component of late code, null until it is there. It is loaded a moment after what it belongs to has been drawn, or at
 * once when it is asked for, and tried again with the next wish and when the device has a network.
 *
 * @param giveUp - Hears that what is asked for could not be loaded.
 */
export function useLazyComponent<Props>(
  load: LoadedOnce<ComponentType<Props>>,
  isAsked = false,
  giveUp?: () => void,
): ComponentType<Props> | null {
  const [part, setPart] = useState(load.now);
  const isWanted = useIsDrawn(isAsked);
  const isAwaited = isWanted && part === null;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isHere = true;
    const come = (): void =>
      void load().then(
        (code) => isHere && startTransition(() => setPart(() => code)),
        () => isHere && isAsked && giveUp?.(),
      );
    come();
    addEventListener('online', come);
    return () => {
      isHere = false;
      removeEventListener('online', come);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each wish, whatever its page is drawn for.
  }, [isAwaited, isAsked]);
  return isWanted ? part : null;
}

/** True a moment after the component has been drawn; at once, and from then on, when it cannot wait. */
export function useIsDrawn(cannotWait = false): boolean {
  const [isDrawn, setIsDrawn] = useState(cannotWait);
  if (cannotWait && !isDrawn) setIsDrawn(true);
  useEffect(() => {
    if (isDrawn) return undefined;
    const timer = setTimeout(() => startTransition(() => setIsDrawn(true)));
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return isDrawn;
}
