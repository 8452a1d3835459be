import { useGoogle } from '#state/google/use-google.ts';
import { useCloud, useSecondsUntil } from '#state/sync/use-cloud.ts';
import { useSaveStatus } from '#state/use-farm.ts';
import { latePart } from '#ui/late-part.tsx';
import { pillStatus } from './pill-status.ts';
import classes from './status-pill.module.css';

const PillHint = latePart(
  async () => (await import('./pill-hint.tsx')).PillHint,
  ({ children }) => children,
);

/** Whether the farm is safe, always in sight and always true. */
export function StatusPill({ short = false }: { readonly short?: boolean }) {
  const save = useSaveStatus();
  const { status: google } = useGoogle();
  const { status: cloud } = useCloud();
  const retryIn = useSecondsUntil(cloud.backoffUntil);
  const status = pillStatus({ save, google, cloud, retryIn });
  const isCut = short && status.short !== status.words && status.tone !== 'quiet';
  const more = status.more ?? (isCut ? status.words : null);
  const pill = (
    <span
      className={classes.pill}
      data-tone={status.tone}
      data-short={short || undefined}
      // What says more when it is reached has to be reachable.
      {...(more !== null && { tabIndex: 0, role: 'note' })}
    >
      <status.icon size="1rem" aria-hidden className={classes.icon} />
      {short ? status.short : status.words}
    </span>
  );
  return more === null ? pill : <PillHint more={more}>{pill}</PillHint>;
}
