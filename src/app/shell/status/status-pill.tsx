import { useRef } from 'react';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { useCloud, useSecondsUntil } from '#state/react/sharing/use-cloud.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useFarm, useSaveStatus } from '#state/react/use-farm.ts';
import { useFarmState } from '#state/react/use-farm-state.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { pillStatus } from './pill-status.ts';
import classes from './status-pill.module.css';
import { useSyncQuestion } from './sync-question-state.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { readNotices } from '#state/document/sync/sync-meta-records.ts';
import { formatCount } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';

const ReachHint = lazyPart(async () => (await import('./reach-hint.tsx')).ReachHint);

/** Whether the farm is safe, always in sight and always true. */
export function StatusPill({ short = false }: { readonly short?: boolean }) {
  const save = useSaveStatus();
  const isInPageOnly = useFarmState((farm) => farm.isInPageOnly);
  const { status: google } = useGoogle();
  const { status: cloud } = useCloud();
  const { askAgain } = useSyncQuestion();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const retryIn = useSecondsUntil(cloud.backoffUntil);
  const status = pillStatus({ save, isInPageOnly, google, member: useMember(), cloud, retryIn });
  const isCut = short && status.short !== status.words && status.tone !== 'quiet';
  const more = status.more ?? (isCut ? status.words : null);
  const look = {
    className: classes.pill ?? '',
    'data-tone': status.tone,
    'data-short': short || undefined,
  };
  const content = (
    <>
      <status.icon size="1rem" aria-hidden className={classes.icon} />
      {short ? status.short : status.words}
    </>
  );
  const pill = status.isQuestion ? (
    <UnstyledButton {...look} ref={button} aria-haspopup="dialog" onClick={askAgain}>
      {content}
    </UnstyledButton>
  ) : (
    // What says more when it is reached has to be reachable.
    <span {...look} ref={note} {...(more !== null && { tabIndex: 0, role: 'note' })}>
      {content}
    </span>
  );
  return (
    <>
      {pill}
      {more !== null && (
        <ReachHint
          key={String(status.isQuestion)}
          of={status.isQuestion ? button : note}
          label={more}
          byTouch
        />
      )}
    </>
  );
}

const NoticesHint = lazyPart(async () => (await import('./notices-hint.tsx')).NoticesHint);

/** A quiet count beside the status: things that two devices changed at once. Nothing when there is none. */
export function SyncNoticesLink() {
  const notices = useFarm(readNotices);
  const [newest] = notices;
  const hasPeople = useMember() !== null;
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  if (newest === undefined || pathname === routePaths.syncNotices) return null;
  const words = formatCount(notices.length, 'sync notice');
  return (
    <>
      <UnstyledButton
        component={Link}
        ref={link}
        to={routePaths.syncNotices}
        className={classes.link}
        aria-label={words}
        {...(!hasPeople && { title: words })}
      >
        <IconArrowsSplit2 size="1rem" aria-hidden />
        {notices.length}
      </UnstyledButton>
      {hasPeople && <NoticesHint of={link} newest={newest} />}
    </>
  );
}
