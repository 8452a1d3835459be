import { useState } from 'react';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { NoticeCard } from './notice-card.tsx';
import classes from './sync-notices.module.css';
import { LinkButton, PlainButton, QuietText, Title } from '#ui/kit/plain-parts.tsx';

/** So many cards at a time: a meeting of two farms may leave thousands. */
const AT_A_TIME = 50;
const SECTION = 'left-over-notices';

interface LeftOverProps {
  readonly notices: readonly SyncNotice[];
}

/** What gave way beyond the newest notices: it does not travel with the farm, so it is kept on the device that merged. */
export function LeftOverNotices({ notices }: LeftOverProps) {
  const [shown, setShown] = useState(0);
  if (notices.length === 0) return null;
  const more = Math.min(AT_A_TIME, notices.length - shown);
  return (
    <section
      id={SECTION}
      tabIndex={-1}
      aria-labelledby={`${SECTION}-title`}
      className={classes.more}
    >
      <Title order={2} size="h3" id={`${SECTION}-title`}>
        Kept on this device
      </Title>
      <QuietText>
        These older notices are stored on this device only. Restore their values here.
      </QuietText>
      {shown > 0 && (
        <ul className={classes.notices} aria-label="Notices kept on this device">
          {notices.slice(0, shown).map((notice) => (
            <NoticeCard key={notice.id} notice={notice} isLeftOver />
          ))}
        </ul>
      )}
      {more > 0 && (
        <PlainButton onClick={() => setShown(shown + AT_A_TIME)}>
          {shown === 0
            ? `See all ${notices.length} notices kept on this device`
            : `Show ${more} more`}
        </PlainButton>
      )}
    </section>
  );
}

/** Before a long list of notices: there are more after it, and the way there. */
export function LeftOverLine({ notices }: LeftOverProps) {
  if (notices.length === 0) return null;
  const go = (): void => {
    const section = document.getElementById(SECTION);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return (
    <QuietText className={classes.line}>
      {`${notices.length} more are kept on this device alone. `}
      <LinkButton inherit onClick={go}>
        Go to them
      </LinkButton>
    </QuietText>
  );
}
