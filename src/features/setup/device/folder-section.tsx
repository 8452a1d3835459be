import { Divider } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFolderCopies } from '#state/react/sharing/use-folder-copies.ts';
import { useToday } from '#state/react/use-farm.ts';
import { FactList } from '#ui/page/page-parts.tsx';
import { momentLabel } from './copy-text.ts';
import { FolderProblemNote } from './folder-problem-note.tsx';
import { Group, PlainButton, QuietText, SubtleButton, Title } from '#ui/kit/plain-parts.tsx';

/** Copies in a folder of the grower's own; nothing where the browser cannot write into folders. */
export function FolderSection() {
  const { status, look, choose, stop } = useFolderCopies();
  // Another tab may have chosen one since.
  useEffect(look, [look]);
  const today = useToday();
  const { isPossible, folder } = status;
  if (!isPossible) return null;
  const isChosen = folder !== null;
  return (
    <>
      <Divider />
      <section aria-label="Copies in a folder">
        <Title order={3}>Keep copies in a folder</Title>
        <QuietText mt="xs">
          Saves a backup file to a folder on this computer every 15 minutes while you work. Keeps
          ten: three from today, one from each earlier day. Never touches other files.
        </QuietText>
        {isChosen && (
          <>
            <FactList
              facts={[
                ['Folder', folder.name],
                [
                  'Last copy',
                  folder.newestAt === null ? 'None yet' : momentLabel(folder.newestAt, today),
                ],
              ]}
            />
            <FolderProblemNote />
          </>
        )}
        <Group gap="sm" mt="md">
          <PlainButton icon={IconFolder} onClick={() => void choose()}>
            {isChosen ? 'Choose another folder' : 'Choose folder'}
          </PlainButton>
          {isChosen && <SubtleButton onClick={() => void stop()}>Stop copying</SubtleButton>}
        </Group>
      </section>
    </>
  );
}
