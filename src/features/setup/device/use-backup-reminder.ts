import { useState } from 'react';
import { daysWithoutBackup } from '#state/device/backup-reminder.ts';
import { useDevice } from '#state/device/use-device.ts';
import { useFarmStore } from '#state/farm-context.ts';
import { useGoogle } from '#state/google/use-google.ts';

/** Days without a backup file, once there should be a new one. */
export function useBackupReminder() {
  const { device } = useDevice();
  const { clock } = useFarmStore().world;
  const { isSignedIn } = useGoogle();
  const [mark, setMark] = useState(() => device.backupMark(clock.now()));
  return {
    days: daysWithoutBackup(mark, clock.now(), isSignedIn),
    refresh: () => setMark(device.backupMark(clock.now())),
  };
}
