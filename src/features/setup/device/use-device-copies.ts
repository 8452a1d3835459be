import { useEffect, useState } from 'react';
import type { CopyInfo } from '#state/ports/document-storage.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useSaveStatus } from '#state/react/use-farm.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { farmContents } from '../backup/farm-contents.ts';

/** A copy and what it holds; null until it was looked at, or when it cannot be read. */
export interface ListedCopy extends CopyInfo {
  readonly contents: string | null;
  readonly isDamaged: boolean;
}

/** The newest copies on this device; null until they are known. */
export function useDeviceCopies(
  most: number,
): { readonly all: number; readonly copies: readonly ListedCopy[] } | null {
  const { listCopies: list, readCopy: read } = useFarmStore();
  const save = useSaveStatus();
  const [copies, setCopies] = useState<readonly CopyInfo[] | null>(null);
  const [contents, setContents] = useState<ReadonlyMap<number, string | null>>(new Map());

  useEffect(() => {
    let isShown = true;
    // A copy is made while something is saved.
    if (save !== 'saving') {
      list().then(
        (found) => isShown && setCopies(found),
        () => isShown && setCopies([]),
      );
    }
    return () => {
      isShown = false;
    };
  }, [list, save]);

  const next = copies?.slice(0, most).find(({ id }) => !contents.has(id));
  useEffect(() => {
    if (next === undefined) return undefined;
    let isShown = true;
    // One after the other: each is a whole farm to unpack.
    void contentsOf(next.id, read).then(
      (words) => isShown && setContents((known) => new Map(known).set(next.id, words)),
    );
    return () => {
      isShown = false;
    };
  }, [next, read]);

  if (copies === null) return null;
  const shown = copies.slice(0, most).map((copy) => ({
    ...copy,
    contents: contents.get(copy.id) ?? null,
    isDamaged: contents.get(copy.id) === null,
  }));
  return { all: copies.length, copies: shown };
}

async function contentsOf(id: number, read: FarmStore['readCopy']): Promise<string | null> {
  const farm = await read(id).catch(() => null);
  return farm === null ? null : farmContents(farm);
}
