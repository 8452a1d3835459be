import { useFarmStore } from '../farm-context.ts';

export function useCopies() {
  const { listCopies, readCopy } = useFarmStore();
  return { list: listCopies, read: readCopy };
}
