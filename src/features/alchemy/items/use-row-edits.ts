import { useCallback, useMemo, useState } from 'react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { rowPatch, type RowEdits } from './row-draft.ts';

const NONE: RowEdits = {};

/** What was typed into the rows of the table, by item, until each is saved. */
export function useRowEdits(items: readonly ProItem[]) {
  const [edits, setEdits] = useState<Readonly<Record<string, RowEdits>>>({});
  const edit = useCallback(
    (id: string, more: RowEdits) =>
      setEdits((before) => ({ ...before, [id]: { ...before[id], ...more } })),
    [],
  );
  const forget = useCallback(
    (id: string) =>
      setEdits((before) =>
        Object.fromEntries(Object.entries(before).filter(([other]) => other !== id)),
      ),
    [],
  );
  const isDirty = useMemo(
    () => items.some((item) => edits[item.id] && rowPatch(item, edits[item.id] ?? NONE) !== null),
    [items, edits],
  );
  return { editsOf: (id: string) => edits[id] ?? NONE, edit, forget, isDirty };
}

export type EditedRows = ReturnType<typeof useRowEdits>;
