import { useState } from 'react';
import { Link } from 'react-router';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { Anchor, Button } from '#ui/kit/plain-parts.tsx';

/** Says that the newest changes are gone from this device, and where they may still be. */
export function BehindBanner() {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <NoticeStrip
      tone="red"
      word="Changes are missing"
      role="alert"
      actions={
        <Button variant="default" size="xs" onClick={() => setIsRead(true)}>
          OK
        </Button>
      }
    >
      Recent changes are missing, perhaps after a power cut. Anything in the cloud or on another
      device will sync back. Check today’s tasks and{' '}
      <Anchor component={Link} to={routePaths.settings}>
        Automatic backups
      </Anchor>
      .
    </NoticeStrip>
  );
}
