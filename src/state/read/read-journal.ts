import { newestFirst } from '#domain/catalog/varieties/journal.ts';
import type { JournalEntry, Variety } from '#domain/catalog/varieties/variety.ts';
import { groupBy } from '#domain/records/lists.ts';
import { JOURNAL } from '../schema/crops.ts';
import { readText } from './coerce.ts';
import { readList } from './read-record.ts';
import { listRecords } from './read-records.ts';
import { isRecord, type JsonRecord } from '../document/json-record.ts';

/** A variety's journal, newest first; entries without words are dropped. */
export function readJournal(value: unknown): readonly JournalEntry[] {
  return newestFirst(readList(JOURNAL, value));
}

/**
 * Moves a journal kept for the whole farm into its varieties.
 *
 * It comes as a list whose entries name their `varietyId`, or as a map from variety to entries.
 * Entries of unknown varieties stay where they are, since the variety may come with a later import.
 */
export function moveJournal(journal: unknown, varieties: readonly Variety[]) {
  const known = new Set(varieties.map(({ id }) => id));
  if (Array.isArray(journal)) {
    const isKnown = (entry: unknown): entry is JsonRecord =>
      isRecord(entry) && known.has(readText(entry.varietyId));
    const moved = groupBy(journal.filter(isKnown), ({ varietyId }) => readText(varietyId));
    const rest: readonly unknown[] = journal.filter((entry) => !isKnown(entry));
    return { varieties: addEntries(varieties, moved), rest: rest.length > 0 ? rest : undefined };
  }
  if (isRecord(journal)) {
    const entries = Object.entries(journal);
    const mine = entries.filter(([varietyId]) => known.has(varietyId));
    const moved = new Map(mine.map(([varietyId, own]) => [varietyId, listRecords(own)]));
    const rest = entries.filter(([varietyId]) => !known.has(varietyId));
    const kept = rest.length > 0 ? Object.fromEntries(rest) : undefined;
    return { varieties: addEntries(varieties, moved), rest: kept };
  }
  return { varieties, rest: undefined };
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
