import { UnstyledButton } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { countSyncNotices } from '#state/selectors/sync-notices.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatCount } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import classes from './sync-notices-link.module.css';

/** A quiet count beside the status: things that two devices changed at once. Nothing when there is none. */
export function SyncNoticesLink() {
  const count = useFarm(countSyncNotices);
  const { pathname } = useLocation();
  if (count === 0 || pathname === routePaths.syncNotices) return null;
  const words = formatCount(count, 'sync notice');
  return (
    <UnstyledButton
      component={Link}
      to={routePaths.syncNotices}
      className={classes.link}
      aria-label={words}
      title={words}
    >
      <IconArrowsSplit2 size="1rem" aria-hidden />
      {count}
    </UnstyledButton>
  );
}
