import { Divider } from '@mantine/core';
import { useState } from 'react';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { appearances, useAppearance } from '#ui/theme/appearances.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { LabelledSegments } from '#ui/fields/labelled-segments.tsx';
import { BackupReminder } from './backup-reminder.tsx';
import { CopyList } from './copy-list.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { FolderSection } from './folder-section.tsx';
import { RoomFacts } from './room-facts.tsx';
import { StorageWarning } from './storage-warning.tsx';
import { Group, PlainButton, QuietText, Stack } from '#ui/kit/plain-parts.tsx';

const APPEARANCES = appearances.map(({ scheme, label }) => ({ value: scheme, label }));

export function DeviceSection() {
  const { chosen, choose } = useAppearance();
  return (
    <SectionCard title="This device">
      <StorageWarning />
      <BackupReminder />
      <Stack gap="lg">
        <LabelledSegments
          label="Appearance"
          data={APPEARANCES}
          value={chosen.scheme}
          onChange={choose}
        />
        <RoomFacts />
        <Divider />
        <CopyList />
        <FolderSection />
        <Divider />
        <EraseRow />
      </Stack>
    </SectionCard>
  );
}

function EraseRow() {
  const [opened, setOpened] = useState(false);
  const { isSignedIn } = useGoogle();
  return (
    <Group justify="space-between" gap="md">
      <QuietText style={{ flex: 1, minWidth: '14rem' }}>
        For shared computers. Removes the farm, its automatic backups and your sign-in from this
        device.
        {isSignedIn && ' The farm in the cloud stays.'}
      </QuietText>
      <PlainButton c="var(--mgm-bad-text)" onClick={() => setOpened(true)}>
        Remove data from this device
      </PlainButton>
      <EraseDialog opened={opened} onClose={() => setOpened(false)} isInCloud={isSignedIn} />
    </Group>
  );
}
