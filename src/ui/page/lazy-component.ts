import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** The code of a component that comes later, and what is there of it now. */
interface LateCode<Props> {
  /** What could not be loaded is tried again. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Null until it has come. */
  readonly loaded: () => ComponentType<Props> | null;
}

/** Code of a component that is loaded once for all who show it. */
export function lateCode<Props>(load: () => Promise<ComponentType<Props>>): LateCode<Props> {
  let loaded: ComponentType<Props> | null = null;
  return { load: async () => (loaded ??= await load()), loaded: () => loaded };
}

/**
 * A component of late code: loaded as soon as it is wanted, and tried again when the device has a network. Null
 * until then.
 *
 * @param missing - Hears that it could not be loaded.
 * @param wish - Another one tries again.
 */
export function useLazyComponent<Props>(
  late: LateCode<Props>,
  isWanted: boolean,
  missing: () => void = nobodyAsked,
  wish = false,
): ComponentType<Props> | null {
  const [part, setPart] = useState(late.loaded);
  const isAwaited = isWanted && part === null;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isHere = true;
    const come = (): void =>
      void late.load().then(
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
