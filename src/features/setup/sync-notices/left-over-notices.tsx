import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLeftOverNotices } from '#state/react/use-left-over-notices.ts';
import { NoticeCard } from './notice-card.tsx';
import classes from './sync-notices.module.css';

/** So many cards at a time: a meeting of two farms may leave thousands. */
const AT_A_TIME = 50;

/** What gave way beyond the newest notices: it does not travel with the farm, so it is kept on the device that merged. */
export function LeftOverNotices() {
  const notices = useLeftOverNotices();
  const [shown, setShown] = useState(0);
  if (notices.length === 0) return null;
  const showMore = (): void => setShown(shown + AT_A_TIME);
  if (shown === 0) {
    return (
      <Button variant="default" className={classes.more} onClick={showMore}>
        {`See all ${notices.length} notices kept on this device`}
      </Button>
    );
  }
  return (
    <section aria-labelledby="left-over-notices" className={classes.more}>
      <Title order={2} size="h3" id="left-over-notices">
        Kept on this device
      </Title>
      <Text c="dimmed">
        More values met than travel with the farm. These can be brought back here only.
      </Text>
      <ul className={classes.notices} aria-label="Notices kept on this device">
        {notices.slice(0, shown).map((notice) => (
          <NoticeCard key={notice.id} notice={notice} isLeftOver />
        ))}
      </ul>
      {shown < notices.length && (
        <Button variant="default" onClick={showMore}>
          {`Show ${Math.min(AT_A_TIME, notices.length - shown)} more`}
        </Button>
      )}
    </section>
  );
}
