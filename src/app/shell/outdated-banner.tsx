import { useExportBackup } from '#features/setup/backup/use-export-backup.ts';
import { useFarmState } from '#state/react/use-farm-state.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { SmallButton } from '#ui/kit/plain-parts.tsx';

/** Says that a newer version of the app keeps the farm, and that this window has to be loaded again. */
export function OutdatedBanner() {
  const hasUnsaved = useFarmState((farm) => farm.save) === 'not-saved';
  const download = useExportBackup();
  if (!useFarmState((farm) => farm.isOutdated)) return null;
  return (
    <NoticeStrip
      tone="red"
      word="New version"
      role="alert"
      actions={
        <>
          {hasUnsaved && <SmallButton onClick={download}>Download a backup now</SmallButton>}
          <SmallButton onClick={() => window.location.reload()}>Reload</SmallButton>
        </>
      }
    >
      A newer version of the app has opened your farm, so this window is read-only. Reload to
      continue.
      {hasUnsaved && ' Your last changes here were not saved: download them first.'}
    </NoticeStrip>
  );
}
