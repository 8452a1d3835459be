import { useSyncExternalStore } from 'react';
import { useFarmStore } from '../farm-context.ts';
import type { FolderCopies, FolderStatus } from '../../folder/folder-copies.ts';

/** The copies in a folder; the screen follows their state. */
interface FolderControls extends Pick<FolderCopies, 'look' | 'choose' | 'allow' | 'stop'> {
  readonly status: FolderStatus;
}

/** The state of the copies in a folder, and what can be done about it. */
export function useFolderCopies(): FolderControls {
  const { onChange, status, look, choose, allow, stop } = useFarmStore().folderCopies;
  return { status: useSyncExternalStore(onChange, status), look, choose, allow, stop };
}
