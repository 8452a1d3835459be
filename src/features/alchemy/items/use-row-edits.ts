import { useCallback, useMemo } from 'react';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { useDrafts } from '#ui/editing/use-drafts.ts';
import { rowPatch, type RowEdits } from './row-draft.ts';

const NONE: RowEdits = {};

/** What was typed into the rows of the table, by item, until each is saved. */
export function useRowEdits(items: readonly ProItem[]) {
  const { drafts, change, forget } = useDrafts<RowEdits>();
  const isDirty = useMemo(
    () => items.some((item) => rowPatch(item, drafts.get(item.id) ?? NONE) !== null),
    [items, drafts],
  );
  return {
    editsOf: (id: string) => drafts.get(id) ?? NONE,
    edit: useCallback(
      (id: string, more: RowEdits) => change(id, (before) => ({ ...before, ...more })),
      [change],
    ),
    forget: useCallback((id: string) => forget([id]), [forget]),
    isDirty,
  };
}

export type EditedRows = ReturnType<typeof useRowEdits>;
