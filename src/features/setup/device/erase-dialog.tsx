import { Alert } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useFarmStore } from '#state/react/farm-context.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { useExportBackup } from '../backup/use-export-backup.ts';
import { TypedQuestion } from '../typed-question.tsx';
import { Button, PlainButton, Text } from '#ui/kit/plain-parts.tsx';

/** Takes everything off this device. Afterwards there is no farm to show, so the page itself changes. */
export function EraseDialog(props: ShownDialog & { readonly isInCloud: boolean }) {
  const { isInCloud, ...shown } = props;
  const { eraseDevice } = useFarmStore();
  const exportBackup = useExportBackup();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <HalfErased />;
  return (
    <TypedQuestion
      {...shown}
      title="Remove data from this device?"
      word="REMOVE"
      action="Remove data"
      onConfirm={() => eraseDevice().catch(() => setHasFailed(true))}
    >
      <Text>
        The farm, its automatic backups and your sign-in are removed from this browser, in all its
        tabs. This works offline and can’t be undone.
      </Text>
      <Text>
        {isInCloud
          ? 'Your farm stays in the cloud. Changes not yet synced are lost.'
          : 'This is the only copy. Without a backup file, your farm is gone for good.'}
      </Text>
      <PlainButton icon={IconDownload} onClick={exportBackup}>
        Download a backup first
      </PlainButton>
    </TypedQuestion>
  );
}

/** The farm is closed by now, whatever is left of it; only a new start helps. */
function HalfErased() {
  return (
    <Dialog
      opened
      onClose={() => window.location.reload()}
      title="Not everything was removed"
      size="sm"
      footer={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
    >
      <Alert color="red" role="alert">
        The browser couldn’t delete everything. Reload, close other tabs of the app and try again.
      </Alert>
    </Dialog>
  );
}
