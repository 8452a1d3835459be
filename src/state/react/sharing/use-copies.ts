import type { FarmDocument } from '../../document/farm-document.ts';
import { useFarmStore } from '../farm-context.ts';
import type { CopyInfo } from '../../ports/document-storage.ts';

interface CopiesOfFarm {
  /** Newest first. */
  readonly list: () => Promise<readonly CopyInfo[]>;
  /** Null when the copy is gone or damaged. Restore it with `LOAD_DATA_SLICES`. */
  readonly read: (id: number) => Promise<FarmDocument | null>;
}

/** The copies kept before an import, demo data or a restore replaced the farm. */
export function useCopies(): CopiesOfFarm {
  const { listCopies, readCopy } = useFarmStore();
  return { list: listCopies, read: readCopy };
}
