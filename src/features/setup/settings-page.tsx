import { Stack } from '@mantine/core';
import { PageHeader } from '#ui/page-header.tsx';
import { BackupSection } from './backup/backup-section.tsx';
import { DangerZone } from './danger-zone/danger-zone.tsx';

/** What is set once for the whole farm, and its backups. */
export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" />
      <Stack gap="lg" maw="47.5rem">
        <BackupSection />
        <DangerZone />
      </Stack>
    </>
  );
}
