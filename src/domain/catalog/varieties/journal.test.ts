import { expect, test } from 'vitest';
import { addJournalEntry, changeJournalEntry } from './journal.ts';
import type { JournalEntry } from './variety.ts';

const entry = (id: string, day: number, text = id): JournalEntry => ({
  id,
  atISO: `2025-03-0${day}T08:00:00.000Z`,
  text,
  pinned: false,
});
const JOURNAL = [entry('c', 5), entry('a', 3)];

test('a new entry is sorted by time, newest first, and before entries of the same time', () => {
  const ids = (added: JournalEntry) => addJournalEntry(JOURNAL, added).map(({ id }) => id);
  expect(ids(entry('b', 4))).toEqual(['c', 'b', 'a']);
  expect(ids(entry('b', 5))).toEqual(['b', 'c', 'a']);
  expect(ids(entry('b', 1))).toEqual(['c', 'a', 'b']);
});

test('an entry keeps its words without the blanks around, and an id of its own', () => {
  const added = addJournalEntry(JOURNAL, entry('c', 6, '  Tall. '));
  expect(added[0]).toMatchObject({ id: 'c-2', text: 'Tall.' });
});

test('one entry is rewritten, the others stay', () => {
  const mold = entry('a', 3, 'Mold');
  expect(changeJournalEntry(JOURNAL, { ...mold, text: ' Mold ' })).toEqual([JOURNAL[0], mold]);
  expect(changeJournalEntry(JOURNAL, entry('a', 6)).map(({ id }) => id)).toEqual(['a', 'c']);
});

test('an entry without words changes nothing', () => {
  expect(addJournalEntry(JOURNAL, entry('b', 4, '  '))).toBe(JOURNAL);
  expect(changeJournalEntry(JOURNAL, entry('a', 3, ' '))).toBe(JOURNAL);
});
