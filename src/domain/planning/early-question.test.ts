import { say, type Told } from '#domain/tell/say.ts';
import { expect, test } from 'vitest';
import { earlyQuestion } from './early-question.ts';

const TODAY = '2026-11-20';
const harvest = (day: Told) => say`Mark the ${day} harvest done`;

test('work of a day after tomorrow is asked about, with both days', () => {
  expect(earlyQuestion(harvest, '2026-11-25', TODAY)).toEqual(
    'Mark the Wed 11/25 harvest done on Fri 11/20?',
  );
});

test('late work and that of today and tomorrow is done without a question', () => {
  for (const dateISO of ['2026-11-18', TODAY, '2026-11-21'])
    expect(earlyQuestion(harvest, dateISO, TODAY)).toBeNull();
});
