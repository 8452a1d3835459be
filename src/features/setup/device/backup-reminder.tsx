import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '#ui/format.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { useExportBackup } from '../backup/use-export-backup.ts';
import { useBackupReminder } from './use-backup-reminder.ts';
import { Button } from '#ui/kit/button.tsx';

/** Asks for a backup file when the newest one is old and the farm is nowhere else. */
export function BackupReminder({ later }: { readonly later?: ReactNode }) {
  const { days, isFile, refresh } = useBackupReminder();
  const exportBackup = useExportBackup();
  if (days === null) return null;
  return (
    <NoticeStrip
      tone="amber"
      word="No recent backup"
      role="status"
      actions={
        <>
          {later}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size="1rem" aria-hidden />}
            onClick={() => {
              exportBackup();
              refresh();
            }}
          >
            Export backup
          </Button>
        </>
      }
    >
      {isFile
        ? `The newest backup file is ${formatCount(days, 'day')} old`
        : `There has been no backup file for ${formatCount(days, 'day')}`}
      , and the farm is on this device only.
    </NoticeStrip>
  );
}
