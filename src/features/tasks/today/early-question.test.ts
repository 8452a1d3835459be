import { expect, test } from 'vitest';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { earlyQuestion } from './early-question.ts';

const TODAY = '2026-11-20';

test('work of a day after tomorrow is asked about, with both days', () => {
  const harvest = aTask({ type: 'HARVEST', dateISO: '2026-11-25' });
  expect(earlyQuestion(harvest, TODAY)).toBe('Harvest of Wed 11/25, done on Fri 11/20?');
  const sweep = aGeneralTask({ dateISO: '2026-11-22' });
  expect(earlyQuestion(sweep, TODAY)).toBe('Sweep/Mop of Sun 11/22, done on Fri 11/20?');
});

test('late work and that of today and tomorrow is ticked without a question', () => {
  for (const dateISO of ['2026-11-18', TODAY, '2026-11-21'])
    expect(earlyQuestion(aTask({ dateISO }), TODAY)).toBeNull();
});
