import { useEffect, useState } from 'react';
import { useSaveStatus } from '#state/react/use-farm.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';

/** How long the button says what it does and what it did, in milliseconds. */
const SAVING_FOR = 250;
const SAVED_FOR = 2500;

/** Saves everything on the screen, and says when all of it is on the device. */
export function SaveAllButton(props: {
  /** Answers whether all could be saved. */
  readonly onSave: () => boolean;
}) {
  const [phase, setPhase] = useState<'idle' | 'saving' | 'waiting' | 'saved'>('idle');
  const status = useSaveStatus();
  if (phase === 'waiting' && status !== 'saving') setPhase(status === 'saved' ? 'saved' : 'idle');
  useEffect(() => {
    if (phase === 'idle' || phase === 'waiting') return;
    const [next, wait] =
      phase === 'saving' ? (['waiting', SAVING_FOR] as const) : (['idle', SAVED_FOR] as const);
    const timer = setTimeout(() => setPhase(next), wait);
    return () => clearTimeout(timer);
  }, [phase]);
  return (
    <div aria-live="polite">
      <SaveButton
        type="button"
        saving={phase === 'saving' || phase === 'waiting'}
        onClick={() => {
          if (props.onSave()) setPhase('saving');
        }}
      >
        {phase === 'saved' ? 'All changes saved!' : 'Save'}
      </SaveButton>
    </div>
  );
}
