import { useState } from 'react';
import { daysWithoutBackup } from '#state/device/backup-reminder.ts';
import { useDevice } from '#state/device/use-device.ts';
import { useFarmStore } from '#state/farm-context.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { useGoogle } from '#state/google/use-google.ts';
import { useFarm } from '#state/use-farm.ts';

const selectIsBegun = (farm: FarmDocument) => farm.meta.lastWriteAt > 0;

/** Days without a backup file, once there should be a new one; a farm nobody has written to needs none. */
export function useBackupReminder() {
  const { device } = useDevice();
  const { clock } = useFarmStore().world;
  const { isSignedIn } = useGoogle();
  const isBegun = useFarm(selectIsBegun);
  const [mark, setMark] = useState(() => device.backupMark(clock.now()));
  return {
    days: isBegun ? daysWithoutBackup(mark, clock.now(), isSignedIn) : null,
    isFile: mark.isFile,
    refresh: () => setMark(device.backupMark(clock.now())),
  };
}
