import { useState } from 'react';
import { useLocation } from 'react-router';
import { BackupReminder } from '#features/setup/device/backup-reminder.tsx';
import { FolderProblemNote } from '#features/setup/device/folder-problem-note.tsx';
import { StorageWarning } from '#features/setup/device/storage-warning.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { Button } from '#ui/kit/button.tsx';

/** On the dashboard: what may cost the grower the farm some day, until it is put off for this visit. */
export function SafetyBanner() {
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
