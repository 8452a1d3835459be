import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { selectSyncNotices } from '#state/selectors/sync-notices.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { formatCount } from '#ui/format.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { routePaths } from '#ui/route-paths.ts';
import classes from './sync-notices-link.module.css';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

const NoticesHint = lazyPart(async () => (await import('./notices-hint.tsx')).NoticesHint);

/** A quiet count beside the status: things that two devices changed at once. Nothing when there is none. */
export function SyncNoticesLink() {
  const notices = useFarm(selectSyncNotices);
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
