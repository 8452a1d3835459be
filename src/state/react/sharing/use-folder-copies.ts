import { useSyncExternalStore } from 'react';
import { useFarmStore } from '../farm-context.ts';

export function useFolderCopies() {
  const { onChange, status, look, choose, allow, stop } = useFarmStore().folderCopies;
  return { status: useSyncExternalStore(onChange, status), look, choose, allow, stop };
}
