import { IconRefresh, IconX } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { activateNewVersion, isNewVersionWaiting, onNewVersion } from './register.ts';
import classes from './update-prompt.module.css';
import { SmallSubtleButton } from '#ui/kit/plain-parts.tsx';

/** Quietly offers a new version; it comes by itself at the next start. */
export function UpdatePrompt() {
  const isWaiting = useSyncExternalStore(onNewVersion, isNewVersionWaiting);
  const [isDismissed, setDismissed] = useState(false);
  if (!isWaiting || isDismissed) return null;
  return (
    <div role="status" className={classes.prompt}>
      <SmallSubtleButton icon={IconRefresh} onClick={activateNewVersion}>
        New version: reload
      </SmallSubtleButton>
      <SmallSubtleButton aria-label="Later" onClick={() => setDismissed(true)}>
        <IconX size="1rem" />
      </SmallSubtleButton>
    </div>
  );
}
