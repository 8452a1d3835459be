import { useLayoutEffect, useRef } from 'react';
import type { FirstRunStep } from '#state/selectors/first-run.ts';

/**
 * A dashboard that has led on by a step, or to a farm at work, begins at its top like a screen that was
 * just opened: the button for it may stand far below, under forty crops.
 */
export function useTopOfStep(step: FirstRunStep | null): void {
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
  }, [step]);
}
