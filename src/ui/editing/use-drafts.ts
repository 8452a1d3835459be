import { useCallback, useState, useSyncExternalStore } from 'react';
import { createDraftShelf, type DraftShelf } from './draft-shelf.ts';

/** What is typed over several records, whichever of them is shown; without a shelf it ends with the screen. */
export function useDrafts<Draft>(shelf?: DraftShelf<Draft>) {
  const [own] = useState(() => shelf ?? createDraftShelf<Draft>());
  const { change } = own;
  const drafts = useSyncExternalStore(own.subscribe, own.drafts);
  /** What was typed over these records is saved, or given up. */
  const forget = useCallback(
    (ids: Iterable<string>) => {
      for (const id of ids) change(id, () => null);
    },
    [change],
  );
  return { drafts, change, forget };
}
