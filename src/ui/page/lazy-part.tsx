import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part whose code is loaded a moment after the page has been drawn, so that it does not hold up the
 * first look. A part that cannot be loaded stays away, takes nothing else with it, and is tried again when the
 * device has a network.
 *
 * @param placeholder - Stands in its place until then; as large as the part, or the page would move.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const late = lateCode(load);
  return function LazyPart(props: Props) {
    const isDrawn = useIsDrawn();
    const [Part, setPart] = useState(late.loaded);
    const isMissing = isDrawn && Part === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      const come = () => void late.load().then((part) => show(setPart, part), stayAway);
      come();
      addEventListener('online', come);
      return () => removeEventListener('online', come);
    }, [isMissing]);
    return isDrawn && Part !== null ? <Part {...props} /> : placeholder(props);
  };
}

/** Code that comes later, and what is there of it now. */
export interface LateCode<Props> {
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

type SetPart<Props> = (part: () => ComponentType<Props>) => void;

/** Shows a part whose code has come, when the page has a moment for it. */
export function show<Props>(setPart: SetPart<Props>, part: ComponentType<Props>): void {
  startTransition(() => setPart(() => part));
}

const stayAway = (): void => undefined;

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
