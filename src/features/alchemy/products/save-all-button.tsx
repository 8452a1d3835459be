import { useEffect, useState } from 'react';
import { useSaveStatus } from '#state/react/use-farm.ts';
import { noChangesReason } from '#ui/editing/no-changes-reason.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';

/** How long the button says what it did, in milliseconds. */
const SAVED_FOR = 2500;

/** Saves everything on the screen, and says when all of it is on the device. */
export function SaveAllButton(props: {
  /** Answers whether all could be saved. */
  readonly onSave: () => boolean;
  readonly hasChanges: boolean;
}) {
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved'>('idle');
  const status = useSaveStatus();
  if (phase === 'saving' && status !== 'saving') setPhase(status === 'saved' ? 'saved' : 'idle');
  useEffect(() => {
    if (phase !== 'saved') return;
    const timer = setTimeout(() => setPhase('idle'), SAVED_FOR);
    return () => clearTimeout(timer);
  }, [phase]);
  return (
    <div aria-live="polite">
      <SaveButton
        type="button"
        saving={phase === 'saving'}
        disabledReason={noChangesReason(props.hasChanges)}
        onClick={() => {
          if (!props.onSave()) return;
          setPhase('saving');
        }}
      >
        {phase === 'saved' ? 'All changes saved!' : 'Save'}
      </SaveButton>
    </div>
  );
}
