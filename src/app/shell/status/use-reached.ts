import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether somebody points at an element, has it in focus by keys, or has touched it last. It listens from outside,
 * so that the element itself stays the very same.
 *
 * @param byTouch - False where a touch does something else.
 */
export function useReached(of: RefObject<HTMLElement | null>, byTouch: boolean): boolean {
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const on = (isTouch: boolean): void => {
      if (!isTouch || byTouch) setIsReached(true);
    };
    const off = (): void => setIsReached(false);
    element.addEventListener('pointerenter', (event) => on(event.pointerType === 'touch'), {
      signal,
    });
    // A finger that is lifted leaves, too; what it has opened is to be read.
    element.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && off(), {
      signal,
    });
    element.addEventListener('focus', () => element.matches(':focus-visible') && on(false), {
      signal,
    });
    element.addEventListener('blur', off, { signal });
    const offOutside = ({ target }: Event): void => {
      if (!(target instanceof Node && element.contains(target))) off();
    };
    document.addEventListener('pointerdown', offOutside, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && off(), { signal });
    return () => listening.abort();
  }, [of, byTouch]);
  return isReached;
}
