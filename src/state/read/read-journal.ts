import { newestFirst } from '#domain/catalog/varieties/journal.ts';
import type { JournalEntry, Variety } from '#domain/catalog/varieties/variety.ts';
import { JOURNAL } from '../schema/crops.ts';
import { readText, isRecord, type JsonRecord } from './coerce.ts';
import { readList } from './read-record.ts';
import { listRecords } from './read-records.ts';

/** A variety's journal, newest first; entries without words are dropped. */
export function readJournal(value: unknown): readonly JournalEntry[] {
  return newestFirst(readList(JOURNAL, value));
}

/** Result of moving a journal that was stored next to the varieties. */
interface MovedJournal {
  readonly varieties: readonly Variety[];
  /** Entries of varieties the farm does not have, in the shape they came in; undefined = none. */
  readonly rest: unknown;
}

/**
 * Moves a journal kept for the whole farm into its varieties.
 *
 * It comes as a list whose entries name their `varietyId`, or as a map from variety to entries.
 * Entries of unknown varieties stay where they are, since the variety may come with a later import.
 */
export function moveJournal(journal: unknown, varieties: readonly Variety[]): MovedJournal {
  const known = new Set(varieties.map(({ id }) => id));
  const moved = new Map<string, JsonRecord[]>();

  if (Array.isArray(journal)) {
    const rest: unknown[] = [];
    for (const entry of journal) {
      const varietyId = isRecord(entry) ? readText(entry.varietyId) : '';
      if (isRecord(entry) && known.has(varietyId)) entriesOf(moved, varietyId).push(entry);
      else rest.push(entry);
    }
    return { varieties: addEntries(varieties, moved), rest: rest.length > 0 ? rest : undefined };
  }
  if (isRecord(journal)) {
    const rest: [string, unknown][] = [];
    for (const [varietyId, entries] of Object.entries(journal)) {
      if (known.has(varietyId)) moved.set(varietyId, listRecords(entries));
      else rest.push([varietyId, entries]);
    }
    const kept = rest.length > 0 ? Object.fromEntries(rest) : undefined;
    return { varieties: addEntries(varieties, moved), rest: kept };
  }
  return { varieties, rest: undefined };
}

function entriesOf(moved: Map<string, JsonRecord[]>, varietyId: string): JsonRecord[] {
  const entries = moved.get(varietyId) ?? [];
  moved.set(varietyId, entries);
  return entries;
}

function addEntries(
  varieties: readonly Variety[],
  moved: ReadonlyMap<string, readonly JsonRecord[]>,
): readonly Variety[] {
  return varieties.map((variety) => {
    const entries = moved.get(variety.id);
    if (entries === undefined) return variety;
    const written = new Set(variety.journal.map(({ atISO, text }) => `${atISO}|${text}`));
    const added = readJournal(entries).filter(
      ({ atISO, text }) => !written.has(`${atISO}|${text}`),
    );
    return { ...variety, journal: readJournal([...variety.journal, ...added]) };
  });
}
