import { useSyncExternalStore } from 'react';
import { useFarmStore } from '../farm-context.ts';

/** The state of the copies in a folder, and what can be done about it. */
export function useFolderCopies() {
  const { onChange, status, look, choose, allow, stop } = useFarmStore().folderCopies;
  return { status: useSyncExternalStore(onChange, status), look, choose, allow, stop };
}
