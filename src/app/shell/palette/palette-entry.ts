import type { Icon } from '@tabler/icons-react';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly group: 'Actions' | 'Screens' | 'Varieties' | 'Orders' | 'Products';
  /** Where a screen stands, what a record is, what an action does. */
  readonly detail?: string;
  /** Other words for the same, as growers say them. */
  readonly words?: string;
  /** It changes the farm: it asks before, and never stands first. */
  readonly changesFarm?: boolean;
  readonly icon?: Icon;
  /** What it does, or the address it leads to. */
  readonly run: string | (() => void);
}

/** Screens before records, records before what can be done. */
const PLACES = { Screens: 0, Varieties: 1, Orders: 1, Products: 1, Actions: 2 } as const;

/**
 * How well an entry answers: its label from the start, words of it, a part of it, words of its detail or
 * of other names for it, a part of its detail; -1 = not at all. Of several words each must be there.
 */
function rank({ label, detail = '', words = '' }: PaletteEntry, query: string): number {
  const name = label.toLowerCase();
  if (name.startsWith(query)) return 0;
  const wanted = query.split(/\s+/);
  const begins = (text: string) => wanted.every((word) => ` ${text}`.includes(` ${word}`));
  if (begins(name)) return 1;
  if (name.includes(query)) return 2;
  const more = detail.toLowerCase();
  if (begins(`${name} ${more} ${words.toLowerCase()}`)) return 3;
  return more.includes(query) ? 4 : -1;
}

/**
 * What the palette lists for a query: screens, then records, then actions, the best of each first.
 * Without a query, screens and actions. What changes the farm never stands first: Enter comes too easily.
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  query: string,
  limit: number,
): readonly PaletteEntry[] {
  const wanted = query.trim().toLowerCase();
  const found = entries
    .map((entry) => ({ entry, place: PLACES[entry.group], rank: rank(entry, wanted) }))
    .filter(({ rank: answer, place }) => (wanted === '' ? place !== 1 : answer >= 0))
    .toSorted(
      (left, right) => left.place - right.place || (wanted === '' ? 0 : left.rank - right.rank),
    )
    .map(({ entry }) => entry);
  return harmlessFirst(found, entries).slice(0, limit);
}

function harmlessFirst(
  found: readonly PaletteEntry[],
  entries: readonly PaletteEntry[],
): readonly PaletteEntry[] {
  if (found[0]?.changesFarm !== true) return found;
  const harmless = found.find(({ changesFarm = false }) => !changesFarm);
  const first = harmless ?? entries.find(({ group }) => group === 'Screens');
  return first === undefined ? [] : [first, ...found.filter((entry) => entry !== first)];
}
