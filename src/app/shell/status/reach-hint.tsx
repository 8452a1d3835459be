import { Tooltip } from '@mantine/core';
import { useEffect, type RefObject, useState } from 'react';

/**
 * What there is to say beyond the words of an element; by pointer, keyboard and, where wanted, touch. It stands beside
 * the element, as `LazyHint` does: one that was put into its hint would be made anew, and a tap on it lost.
 */
export function ReachHint(props: {
  readonly of: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly byTouch: boolean;
}) {
  const { of, label, byTouch } = props;
  useEffect(() => {
    const element = of.current;
    element?.setAttribute('aria-description', label);
    return () => element?.removeAttribute('aria-description');
  }, [of, label]);
  const opened = useReached(of, byTouch);
  return <Tooltip target={of} label={label} opened={opened} multiline maw="20rem" />;
}

/**
 * Whether somebody points at an element, has it in focus by keys, or has touched it last. It listens from outside,
 * so that the element itself stays the very same.
 *
 * @param byTouch - False where a touch does something else.
 */
function useReached(of: RefObject<HTMLElement | null>, byTouch: boolean): boolean {
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
