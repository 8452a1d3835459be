import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { LoadedOnce } from '#domain/records/loaded-once.ts';

/**
 * A component of late code: loaded as soon as it is wanted, and tried again when the device has a network. Null
 * until then.
 *
 * @param missing - Hears that it could not be loaded.
 * @param wish - Another one tries again.
 */
export function useLazyComponent<Props>(
  load: LoadedOnce<ComponentType<Props>>,
  isWanted: boolean,
  missing: () => void = nobodyAsked,
  wish = false,
): ComponentType<Props> | null {
  const [part, setPart] = useState(load.now);
  const isAwaited = isWanted && part === null;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isHere = true;
    const come = (): void =>
      void load().then(
        (code) => isHere && startTransition(() => setPart(() => code)),
        () => isHere && missing(),
      );
    come();
    addEventListener('online', come);
    return () => {
      isHere = false;
      removeEventListener('online', come);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each wish, whatever its page is drawn for.
  }, [isAwaited, wish]);
  return isWanted ? part : null;
}

const nobodyAsked = (): void => undefined;

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
