import { useFarmStore } from '../farm-context.ts';

/** The copies kept before an import, demo data or a restore replaced the farm. */
export function useCopies() {
  const { listCopies, readCopy } = useFarmStore();
  return { list: listCopies, read: readCopy };
}
