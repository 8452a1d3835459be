import type { ReactNode } from 'react';
import { useFolderCopies } from '#state/react/sharing/use-folder-copies.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { FOLDER_PROBLEMS } from './folder-text.ts';
import { Button } from '#ui/kit/button.tsx';

/** Says that the folder gets no copies now, and helps where a press is enough. */
export function FolderProblemNote({ later }: { readonly later?: ReactNode }) {
  const { status, allow } = useFolderCopies();
  const { folder, problem } = status;
  if (folder === null || problem === null) return null;
  return (
    <NoticeStrip
      tone="amber"
      word={`No copies in “${folder.name}”`}
      role="status"
      actions={
        <>
          {later}
          {problem === 'not-allowed' && (
            <Button variant="default" size="xs" onClick={() => void allow()}>
              Allow
            </Button>
          )}
        </>
      }
    >
      {FOLDER_PROBLEMS[problem]}
    </NoticeStrip>
  );
}
