import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useFarmState } from '#state/react/use-farm-state.ts';
import { BackupReminder } from '#features/setup/device/backup-reminder.tsx';
import { FolderProblemNote } from '#features/setup/device/folder-problem-note.tsx';
import { StorageWarning } from '#features/setup/device/storage-warning.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { Anchor, SmallGrayButton, SmallButton } from '#ui/kit/plain-parts.tsx';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';

/** What has cost the grower work, on every screen; on the dashboard what may cost the farm some day. */
export function SafetyBanner() {
  const isBehind = useFarmState((farm) => farm.isBehind);
  return (
    <>
      {isBehind && <BehindBanner />}
      <SafetyReminders />
    </>
  );
}

/** Until they are put off for this visit. */
function SafetyReminders() {
  const { pathname } = useLocation();
  const [isPutOff, setIsPutOff] = useState(false);
  if (pathname !== routePaths.dashboard || isPutOff) return null;
  const later = <SmallGrayButton onClick={() => setIsPutOff(true)}>Not now</SmallGrayButton>;
  return (
    <>
      <StorageWarning later={later} />
      <FolderProblemNote later={later} />
      <BackupReminder later={later} />
    </>
  );
}

/** Says that the newest changes are gone from this device, and where they may still be. */
export function BehindBanner() {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <NoticeStrip
      tone="red"
      word="Changes are missing"
      role="alert"
      actions={<SmallButton onClick={() => setIsRead(true)}>OK</SmallButton>}
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
