export interface DraftShelf<Draft> {
  readonly drafts: () => ReadonlyMap<string, Draft>;
  /** Puts another draft in the place of the one before; null once it is saved or given up. */
  readonly change: (id: string, next: (before: Draft | undefined) => Draft | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A shelf of its own; one beside the screens keeps its drafts while other screens are open. */
export function createDraftShelf<Draft>(): DraftShelf<Draft> {
  let drafts: ReadonlyMap<string, Draft> = new Map();
  const listeners = new Set<() => void>();
  return {
    drafts: () => drafts,
    change: (id, next) => {
      const changed = new Map(drafts);
      const draft = next(drafts.get(id));
      if (draft === null) changed.delete(id);
      else changed.set(id, draft);
      drafts = changed;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
