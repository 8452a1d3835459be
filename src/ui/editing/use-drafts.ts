import { useCallback, useState, useSyncExternalStore } from 'react';
import { createDraftShelf, type DraftShelf } from './draft-shelf.ts';

/** The drafts over the records of a screen, each waiting for its Save. */
interface Drafts<Draft> extends Pick<DraftShelf<Draft>, 'change'> {
  readonly drafts: ReadonlyMap<string, Draft>;
  /** What was typed over these records is saved, or given up. */
  readonly forget: (ids: Iterable<string>) => void;
}

/**
 * What is typed over several records, whichever of them is shown.
 *
 * @param shelf - Where the drafts stay when the screen is left; without one they end with it.
 */
export function useDrafts<Draft>(shelf?: DraftShelf<Draft>): Drafts<Draft> {
  const [own] = useState(() => shelf ?? createDraftShelf<Draft>());
  const { change } = own;
  const drafts = useSyncExternalStore(own.subscribe, own.drafts);
  const forget = useCallback(
    (ids: Iterable<string>) => {
      for (const id of ids) change(id, () => null);
    },
    [change],
  );
  return { drafts, change, forget };
}
