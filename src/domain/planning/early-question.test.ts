import { expect, test } from 'vitest';
import { earlyQuestion } from './early-question.ts';

const TODAY = '2026-11-20';

test('work of a day after tomorrow is asked about, with both days', () => {
  expect(earlyQuestion('Harvest', '2026-11-25', TODAY)).toBe(
    'Harvest of Wed 11/25, done on Fri 11/20?',
  );
  expect(earlyQuestion('Sweep/Mop', '2026-11-22', TODAY)).toBe(
    'Sweep/Mop of Sun 11/22, done on Fri 11/20?',
  );
});

test('late work and that of today and tomorrow is done without a question', () => {
  for (const dateISO of ['2026-11-18', TODAY, '2026-11-21'])
    expect(earlyQuestion('Harvest', dateISO, TODAY)).toBeNull();
});
