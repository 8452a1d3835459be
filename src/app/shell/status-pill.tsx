import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudUp,
  IconPlugConnectedX,
} from '@tabler/icons-react';
import { useSaveStatus } from '#state/use-farm.ts';
import { useSession } from '#state/use-session.ts';
import classes from './status-pill.module.css';

interface Status {
  readonly tone: 'quiet' | 'amber' | 'red';
  readonly words: string;
  /** Fits beside the title on a phone. */
  readonly short: string;
  readonly icon: typeof IconCloudCheck;
}

function useStatus(): Status {
  const save = useSaveStatus();
  const { signedIn, connected } = useSession();
  if (save === 'not-saved') {
    return { tone: 'red', words: 'Not saved', short: 'Not saved', icon: IconAlertTriangle };
  }
  if (signedIn && !connected) {
    const words = 'Reconnect required';
    return { tone: 'amber', words, short: 'Reconnect', icon: IconPlugConnectedX };
  }
  if (save === 'saving') {
    return { tone: 'quiet', words: 'Saving…', short: 'Saving…', icon: IconCloudUp };
  }
  return { tone: 'quiet', words: 'Saved on this device', short: 'Saved', icon: IconCloudCheck };
}

/** Whether the farm is safe, always in sight and always true. */
export function StatusPill({ short = false }: { readonly short?: boolean }) {
  const status = useStatus();
  return (
    <span className={classes.pill} data-tone={status.tone} data-short={short || undefined}>
      <status.icon size="1rem" aria-hidden className={classes.icon} />
      {short ? status.short : status.words}
    </span>
  );
}
