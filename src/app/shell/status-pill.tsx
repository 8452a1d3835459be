import { useGoogle } from '#state/google/use-google.ts';
import { useCloud, useSecondsUntil } from '#state/sync/use-cloud.ts';
import { useSaveStatus } from '#state/use-farm.ts';
import { pillStatus } from './pill-status.ts';
import classes from './status-pill.module.css';

/** Whether the farm is safe, always in sight and always true. */
export function StatusPill({ short = false }: { readonly short?: boolean }) {
  const save = useSaveStatus();
  const { status: google } = useGoogle();
  const { status: cloud } = useCloud();
  const retryIn = useSecondsUntil(cloud.backoffUntil);
  const status = pillStatus({ save, google, cloud, retryIn });
  const more = status.more ?? (short ? status.words : null);
  return (
    <span
      className={classes.pill}
      data-tone={status.tone}
      data-short={short || undefined}
      {...(more !== null && { title: more })}
    >
      <status.icon size="1rem" aria-hidden className={classes.icon} />
      {short ? status.short : status.words}
    </span>
  );
}
