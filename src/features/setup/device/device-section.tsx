import { Button, Divider, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useGoogle } from '#state/google/use-google.ts';
import { appearances, useAppearance } from '#ui/appearances.ts';
import { formatCount } from '#ui/format.ts';
import { NoticeStrip } from '#ui/notice-strip.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { useExportBackup } from '../backup/use-export-backup.ts';
import { LabelledSegments } from '../form/labelled-segments.tsx';
import { CopyList } from './copy-list.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { RoomFacts } from './room-facts.tsx';
import { useBackupReminder } from './use-backup-reminder.ts';

const APPEARANCES = appearances.map(({ scheme, label }) => ({ value: scheme, label }));

/** What belongs to this device alone: its look, its storage, its copies of the farm. */
export function DeviceSection() {
  const { chosen, choose } = useAppearance();
  return (
    <SectionCard title="This device">
      <Stack gap="lg">
        <BackupReminder />
        <LabelledSegments
          label="Appearance"
          data={APPEARANCES}
          value={chosen.scheme}
          onChange={choose}
        />
        <RoomFacts />
        <Divider />
        <CopyList />
        <Divider />
        <EraseRow />
      </Stack>
    </SectionCard>
  );
}

function BackupReminder() {
  const { days, refresh } = useBackupReminder();
  const exportBackup = useExportBackup();
  if (days === null) return null;
  return (
    <NoticeStrip
      tone="amber"
      word="No recent backup"
      role="status"
      actions={
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
      }
    >
      The newest backup file is {formatCount(days, 'day')} old, and the farm is on this device only.
    </NoticeStrip>
  );
}

function EraseRow() {
  const [opened, setOpened] = useState(false);
  const { isSignedIn } = useGoogle();
  return (
    <Group justify="space-between" gap="md">
      <Text c="dimmed" flex={1} miw="14rem">
        On a shared computer: takes the farm, its automatic backups and your sign-in off this
        device.
        {isSignedIn && ' The farm in the cloud stays.'}
      </Text>
      <Button variant="default" c="var(--mgm-bad-text)" onClick={() => setOpened(true)}>
        Remove data from this device
      </Button>
      <EraseDialog opened={opened} onClose={() => setOpened(false)} isInCloud={isSignedIn} />
    </Group>
  );
}
