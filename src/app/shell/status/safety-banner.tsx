import { useState } from 'react';
import { useLocation } from 'react-router';
import { useIsBehind } from '#state/react/use-farm.ts';
import { BackupReminder } from '#features/setup/device/backup-reminder.tsx';
import { FolderProblemNote } from '#features/setup/device/folder-problem-note.tsx';
import { StorageWarning } from '#features/setup/device/storage-warning.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { Button } from '#ui/kit/plain-parts.tsx';
import { BehindBanner } from './behind-banner.tsx';

/** What has cost the grower work, on every screen; on the dashboard what may cost the farm some day. */
export function SafetyBanner() {
  const isBehind = useIsBehind();
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
  const later = (
    <Button variant="subtle" color="gray" size="xs" onClick={() => setIsPutOff(true)}>
      Not now
    </Button>
  );
  return (
    <>
      <StorageWarning later={later} />
      <FolderProblemNote later={later} />
      <BackupReminder later={later} />
    </>
  );
}
