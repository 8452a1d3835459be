import type { ReactNode } from 'react';
import { isAlmostFull } from '#state/device/backup-reminder.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { useRoom } from './use-room.ts';

export function StorageWarning({ later }: { readonly later?: ReactNode }) {
  const { room } = useRoom();
  if (room === null || !isAlmostFull(room)) return null;
  return (
    <NoticeStrip word="Storage almost full" role="status" actions={later}>
      Soon this device won’t be able to save new work. Export a backup, then free up space.
    </NoticeStrip>
  );
}
