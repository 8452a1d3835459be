import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useMemo, useReducer } from 'react';
import { daysWithoutBackup } from '#state/device/backup-reminder.ts';
import { userContent } from '#state/new-farms/user-content.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useFolderCopies } from '#state/react/sharing/use-folder-copies.ts';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { formatCount } from '#ui/format.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { useExportBackup } from '../backup/use-export-backup.ts';
import { SmallButton } from '#ui/kit/plain-parts.tsx';

export function BackupReminder({ later }: { readonly later?: ReactNode }) {
  const { days, isFile, refresh } = useBackupReminder();
  const exportBackup = useExportBackup();
  if (days === null) return null;
  return (
    <NoticeStrip
      word="No recent backup"
      role="status"
      actions={
        <>
          {later}
          <SmallButton
            icon={IconDownload}
            onClick={() => {
              exportBackup();
              refresh();
            }}
          >
            Export backup
          </SmallButton>
        </>
      }
    >
      {isFile
        ? `Your newest backup file is ${formatCount(days, 'day')} old`
        : `You haven’t saved a backup file in ${formatCount(days, 'day')}`}
      , and this device has the only copy of your farm.
    </NoticeStrip>
  );
}

/**
 * Days without a backup file, once there should be a new one. A farm in which nobody has entered anything
 * needs none, nor does the demo as it comes.
 */
function useBackupReminder() {
  const { state, world } = useFarmStore();
  const { device } = world;
  const { isSignedIn } = useGoogle();
  const key = useMember();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  // A copy in the folder is a backup file, too: each one is a reason to look again.
  useFolderCopies();
  const now = world.clock.now();
  const mark = device.backupMark(now);
  const days = daysWithoutBackup(mark, now, {
    isInCloud: isSignedIn || (key !== null && key.removed === undefined),
    forgetsUnused: device.forgetsUnused,
  });
  const isDue = days !== null;
  // The whole farm has to be looked through for this, so only when it matters.
  const isWork = useMemo(() => isDue && userContent(state().document) === 'work', [isDue, state]);
  return {
    days: isWork ? days : null,
    isFile: mark.isFile,
    refresh: lookAgain,
  };
}
