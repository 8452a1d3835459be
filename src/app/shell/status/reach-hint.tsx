import { Tooltip } from '@mantine/core';
import { useEffect, type RefObject } from 'react';
import { useReached } from './use-reached.ts';

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
