import { Suspense, lazy, startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part whose code is loaded a moment after the page has been drawn, so that it does not hold up the
 * first look. A part that cannot be loaded stays away, and takes nothing else with it.
 *
 * @param placeholder - Stands in its place until then; as large as the part, or the page would move.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const Part = lazy(() => load().then(asDefault, () => asDefault<Props>(placeholder)));
  return function LazyPart(props: Props) {
    const waiting = placeholder(props);
    if (!useIsDrawn()) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function asDefault<Props>(part: ComponentType<Props>) {
  return { default: part };
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
