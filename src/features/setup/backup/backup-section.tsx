import { FileButton, Loader } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { useExportBackup } from './use-export-backup.ts';
import { type ImportProgress, useImportBackup } from './use-import-backup.ts';
import { Group, PlainButton, QuietText, Stack, Text } from '#ui/kit/plain-parts.tsx';

export function BackupSection(props: { readonly importRef?: Ref<HTMLButtonElement> }) {
  const exportBackup = useExportBackup();
  const { progress, importFile } = useImportBackup();
  const resetFile = useRef<() => void>(null);
  const pick = (file: File | null) => {
    // So that the same file can be picked again.
    resetFile.current?.();
    if (file !== null) void importFile(file);
  };
  return (
    <SectionCard title="Backup & Restore">
      <Stack gap="md">
        <QuietText>
          A backup is one file with your whole farm. Importing it replaces everything it contains
          and leaves the rest.
        </QuietText>
        <Group gap="sm">
          <PlainButton icon={IconDownload} onClick={exportBackup}>
            Export backup
          </PlainButton>
          <FileButton accept="application/json,.json" resetRef={resetFile} onChange={pick}>
            {(button) => (
              <PlainButton
                {...button}
                ref={props.importRef}
                icon={IconUpload}
                disabled={progress.phase === 'reading'}
              >
                Import backup
              </PlainButton>
            )}
          </FileButton>
        </Group>
        <ProgressLine progress={progress} />
      </Stack>
    </SectionCard>
  );
}

function ProgressLine({ progress }: { readonly progress: ImportProgress }) {
  return (
    <output>
      {progress.phase === 'reading' && (
        <Group gap="sm">
          <Loader size="xs" />
          <Text>Reading {progress.fileName}…</Text>
        </Group>
      )}
      {progress.phase === 'done' && (
        <Text>
          Imported {progress.contents} from{' '}
          <Text span fw={600}>
            {progress.fileName}
          </Text>
          .{progress.isWithoutLogo && ' The logo was skipped: it isn’t a PNG, JPEG, WebP or GIF.'}
          {progress.remarks !== '' && ` ${progress.remarks}`}
        </Text>
      )}
    </output>
  );
}
