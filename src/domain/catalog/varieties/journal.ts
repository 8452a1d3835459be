import type { JournalEntry } from './variety.ts';
import { compareTexts } from '../../records/lists.ts';
import { uniqueId } from '../../records/change-records.ts';

/** A journal with an entry more, newest first; the same journal when the entry has no words. */
export function addJournalEntry(
  journal: readonly JournalEntry[],
  entry: JournalEntry,
): readonly JournalEntry[] {
  const text = entry.text.trim();
  if (text === '') return journal;
  const id = uniqueId(entry.id, new Set(journal.map((other) => other.id)));
  return newestFirst([{ ...entry, id, text }, ...journal]);
}

/** A journal with one entry rewritten or pinned; words are never taken away altogether. */
export function changeJournalEntry(
  journal: readonly JournalEntry[],
  changed: JournalEntry,
): readonly JournalEntry[] {
  const text = changed.text.trim();
  if (text === '') return journal;
  return newestFirst(
    journal.map((entry) => (entry.id === changed.id ? { ...changed, text } : entry)),
  );
}

/** Sorts a journal, newest first. Entries of the same instant keep their order. */
export function newestFirst(journal: readonly JournalEntry[]): readonly JournalEntry[] {
  return journal.toSorted((a, b) => compareTexts(b.atISO, a.atISO));
}
