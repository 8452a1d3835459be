import { useIsInPageOnly, useIsOutdated, useSaveStatus } from '#state/react/use-farm.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { useExportBackup } from '#features/setup/backup/use-export-backup.ts';
import { IN_PAGE_ONLY_WORDS } from './in-page-only-words.ts';
import { Button } from '#ui/kit/button.tsx';

const TRIED_AGAIN_WORDS =
  'This device did not store your last changes. They are kept in this window and tried again every few seconds; keep it open.';

/** Says that the device did not store the last changes, what is kept, and how to be safe. */
export function NotSavedBanner() {
  const isNotSaved = useSaveStatus() === 'not-saved';
  const isInPageOnly = useIsInPageOnly();
  const isOutdated = useIsOutdated();
  const download = useExportBackup();
  // Then it is not tried again, and another banner says what to do.
  if (!isNotSaved || isOutdated) return null;
  return (
    <NoticeStrip
      tone="red"
      word="Not saved"
      role="alert"
      actions={
        <Button variant="default" size="xs" onClick={download}>
          Download a backup now
        </Button>
      }
    >
      {isInPageOnly ? IN_PAGE_ONLY_WORDS : TRIED_AGAIN_WORDS}
    </NoticeStrip>
  );
}
