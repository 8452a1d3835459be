import type { ReactNode } from 'react';

/** Something that can be found in the command palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly group: 'Actions' | 'Screens' | 'Varieties' | 'Orders' | 'Products';
  readonly detail?: string;
  readonly icon?: ReactNode;
  readonly run: () => void;
}

/** How well an entry answers: the label from its start, a word of it, any part of it, its detail; -1 = not at all. */
function rank(entry: PaletteEntry, query: string): number {
  const label = entry.label.toLowerCase();
  if (label.startsWith(query)) return 0;
  if (label.includes(` ${query}`)) return 1;
  if (label.includes(query)) return 2;
  return entry.detail?.toLowerCase().includes(query) ? 3 : -1;
}

/** What the palette lists for a query, the best first; without one, screens and actions. */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
  limit: number,
): readonly PaletteEntry[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') {
    return entries
      .filter(({ group }) => group === 'Screens' || group === 'Actions')
      .slice(0, limit);
  }
  return entries
    .map((entry) => ({ entry, place: rank(entry, wanted) }))
    .filter(({ place }) => place >= 0)
    .toSorted((left, right) => left.place - right.place)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
