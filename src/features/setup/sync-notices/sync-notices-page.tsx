import { useMember } from '#state/react/sharing/use-member.ts';
import { readNotices } from '#state/document/sync/sync-meta-records.ts';
import { useFarm, useCarryOut } from '#state/react/use-farm.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useAsyncValue } from '#state/react/use-async-value.ts';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { LeftOverLine, LeftOverNotices } from './left-over-notices.tsx';
import { NoticeCard } from './notice-card.tsx';
import classes from './sync-notices.module.css';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

export function SyncNoticesPage() {
  const notices = useFarm(readNotices);
  const { storage } = useFarmStore().world;
  // Too many to travel with the farm, they are kept on this device; a merge that leaves some over brings others, too.
  const leftOver = useAsyncValue(storage.readLeftOverNotices, notices) ?? [];
  const carryOut = useCarryOut();
  const isHelper = useMember()?.role === 'HELPER';
  return (
    <>
      <PageHeader
        title="Sync notices"
        actions={
          notices.length > 1 &&
          !isHelper && (
            <PlainButton
              onClick={() =>
                carryOut({ type: 'DISMISS_SYNC_NOTICE', payload: {} }, 'All notices dismissed.')
              }
            >
              Dismiss all
            </PlainButton>
          )
        }
      />
      {notices.length === 0 && leftOver.length === 0 && (
        <EmptyState
          title="No sync notices"
          hint="When two devices change the same thing, both values appear here and you can switch to the other one."
        />
      )}
      {notices.length > 0 && (
        <>
          <LeftOverLine notices={leftOver} />
          <ul className={classes.notices} aria-label="Sync notices">
            {notices.map((notice) => (
              <NoticeCard key={notice.id} notice={notice} />
            ))}
          </ul>
        </>
      )}
      <LeftOverNotices notices={leftOver} />
    </>
  );
}
