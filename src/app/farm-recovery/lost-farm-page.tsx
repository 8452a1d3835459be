import { Alert, Container, FileButton } from '@mantine/core';
import { useState } from 'react';
import { readTextFile } from '#features/setup/backup/read-text-file.ts';
import { readBackup } from '#state/backup/read-backup.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { withWipe } from '#state/document/sync/sync-meta.ts';
import { readWipe } from '#state/read/slices/read-sync-meta.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import type { OpenedFarm, LostReason } from '#state/store/open-farm.ts';
import {
  Button,
  PlainButton,
  QuietText,
  Stack,
  SubtleButton,
  Title,
} from '#ui/kit/plain-parts.tsx';

const lostFarmWords: Readonly<
  Record<LostReason, { readonly title: string; readonly text: string }>
> = {
  evicted: {
    title: 'The browser removed your farm',
    text: 'Your farm’s data is gone from this browser, for example because site data was cleared. Restore it from a copy.',
  },
  damaged: {
    title: 'Your farm cannot be read',
    text: 'Your farm’s data on this device is damaged. Nothing was changed. Restore it from a copy.',
  },
  newer: {
    title: 'This app is out of date',
    text: 'Another tab or an update wrote this farm with a newer version of the app. Load the page again to get that version.',
  },
  unreachable: {
    title: 'This browser blocks storage',
    text: 'Storage may be turned off, full, or in use by another tab. Your data was not touched. Try again, or go on and download a backup before you close the page.',
  },
};

type LostFarm = Extract<OpenedFarm, { state: 'lost' }>;

/** The farm a backup file holds. Throws with the reason when it holds none. */
async function farmOfFile(file: File): Promise<FarmDocument> {
  const backup = readBackup(await readTextFile(file));
  if (!backup.ok) throw new Error(backup.reason);
  return withWipe({ ...freshFarm(), ...backup.slices }, readWipe(backup));
}

/** Instead of an empty farm: what happened to the one that was here, and the ways back. */
export function LostFarmPage(props: {
  readonly lost: LostFarm;
  readonly onStore: (store: FarmStore) => void;
}) {
  const { reason, rescue } = props.lost;
  const { title, text } = lostFarmWords[reason];
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = async (farm: () => FarmDocument | Promise<FarmDocument>) => {
    try {
      props.onStore(await props.lost.continueWith(await farm()));
    } catch (error) {
      setFailure(`Import failed: ${error instanceof Error ? error.message : 'unknown error'}`);
    }
  };
  return (
    <Container component="main" size="xs" py="xxl">
      <Stack gap="lg">
        <Title order={1}>{title}</Title>
        <QuietText size="md">{text}</QuietText>
        {failure !== null && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Button onClick={() => window.location.reload()}>Try again</Button>
        {rescue !== null && (
          <PlainButton onClick={() => void goOn(() => rescue)}>
            Restore the last copy on this device
          </PlainButton>
        )}
        <FileButton
          accept="application/json,.json"
          onChange={(file) => file !== null && void goOn(() => farmOfFile(file))}
        >
          {(button) => <PlainButton {...button}>Restore a backup</PlainButton>}
        </FileButton>
        <SubtleButton onClick={() => void goOn(freshFarm)}>Start with an empty farm</SubtleButton>
      </Stack>
    </Container>
  );
}
