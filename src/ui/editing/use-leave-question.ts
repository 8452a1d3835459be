import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../dialogs/confirm.tsx';
import { DISCARD_LABELS } from '../dialogs/use-discard-question.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** Asks before another screen is opened while something typed here is not saved. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  useUnsavedWork(isUnsaved);
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    const leaves = await confirm('Leave without saving your changes?', DISCARD_LABELS);
    if (blocker.state !== 'blocked') return;
    if (leaves) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
}
