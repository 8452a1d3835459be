import { expect, test } from 'vitest';
import { repeatNote } from './repeat-note.ts';

test('a standing order says when it comes and which of its orders is the first', () => {
  const drafts = 'Drafts appear 60 days ahead.';
  expect(repeatNote('WEEKLY', '2026-11-27')).toBe(`Every Friday, first on Fri 11/27. ${drafts}`);
  // The 4th Friday is not the 1st, 3rd or 5th: the first of December is.
  expect(repeatNote('MONTHLY_1_3_5', '2026-11-27')).toBe(
    `1st, 3rd & 5th Friday, first on Fri 12/4. ${drafts}`,
  );
  // There is no rhythm of the 5th Sunday.
  expect(repeatNote('MONTHLY_NTH', '2026-11-29')).toBe(
    `4th Sunday of the month, first on Sun 12/27. ${drafts}`,
  );
});
