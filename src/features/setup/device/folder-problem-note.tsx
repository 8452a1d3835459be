import type { ReactNode } from 'react';
import type { FolderProblem } from '#state/ports/backup-folder-port.ts';
import { useFolderCopies } from '#state/react/sharing/use-folder-copies.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { SmallButton } from '#ui/kit/plain-parts.tsx';

/** Why the folder gets no copies now, for the grower. */
const FOLDER_PROBLEMS: Readonly<Record<FolderProblem, string>> = {
  'not-allowed': 'The browser needs your permission to save to this folder again.',
  gone: 'The folder is missing. Plug in its drive or choose another folder.',
  full: 'The folder’s drive is full.',
  failed: 'The last copy could not be written. The next change tries again.',
};

/** Says that the folder gets no copies now, and helps where a press is enough. */
export function FolderProblemNote({ later }: { readonly later?: ReactNode }) {
  const { status, allow } = useFolderCopies();
  const { folder, problem } = status;
  if (folder === null || problem === null) return null;
  return (
    <NoticeStrip
      word={`No copies in “${folder.name}”`}
      role="status"
      actions={
        <>
          {later}
          {problem === 'not-allowed' && (
            <SmallButton onClick={() => void allow()}>Allow</SmallButton>
          )}
        </>
      }
    >
      {FOLDER_PROBLEMS[problem]}
    </NoticeStrip>
  );
}
