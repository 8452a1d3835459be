import { useEffect, useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';

/** Starts a load. Whoever has come for it finds it in the middle of the screen, under the hand. */
export function StartButton(props: {
  readonly isLate: boolean;
  readonly isAsked: boolean;
  readonly onStart: () => void;
}) {
  const { isAsked } = props;
  const button = useRef<HTMLButtonElement>(null);
  // Later than the frame of the app, which begins every screen at its top.
  useEffect(() => {
    if (!isAsked) return;
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <Button ref={button} variant="default" size="xs" onClick={props.onStart}>
      {props.isLate ? 'Start today' : 'Start'}
    </Button>
  );
}
