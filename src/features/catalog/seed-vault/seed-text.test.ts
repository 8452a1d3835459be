import { expect, test } from 'vitest';
import { seedUsage } from '#domain/catalog/seeds/seed-on-hand.ts';
import { daysLeftLabel, daysLeftNote, deleteQuestion, signedPounds } from './seed-text.ts';

const runOut = { days: 9, dateISO: '2026-11-29' };
const beyond = { days: 121, dateISO: null };

test.each([
  ['within the plan the day that seed is missing on is named', runOut, 'Sun 11/29', '9 days'],
  ['tomorrow is in a day', { ...runOut, days: 1 }, 'Sun 11/29', '1 day'],
  ['beyond the plan the days are an estimate', beyond, 'about 121 days', null],
  ['far beyond it they are not counted', { ...beyond, days: 1200 }, 'over a year', null],
])('%s', (_rule, lasts, label, note) => {
  expect([daysLeftLabel(lasts), daysLeftNote(lasts)]).toEqual([label, note]);
});

test('pounds that came in have a plus', () => {
  expect([25, -0.9259415, 0.3086472].map(signedPounds)).toEqual(['+25.00', '-0.93', '+0.31']);
});

test('before a booking goes, it is said what goes with it', () => {
  const atISO = '2025-06-02T17:00:00.000Z';
  const bag = { id: 'a', atISO, varietyId: 'pea', pounds: 25, note: '' };
  expect(deleteQuestion(bag, 'Pea')).toBe(
    'Delete this intake? Pea seed on hand goes down by 25.00 lb.',
  );
  const use = { varietyId: 'pea', dateISO: '2025-06-02', deltaTrays: 3, gramsPerTray: 140 };
  expect(deleteQuestion(seedUsage(use, 'b', atISO), 'Pea')).toBe(
    'Delete this automatic seed entry for 3 trays planted on Mon 6/2? Pea seed on hand goes up by 0.93 lb. The recorded trays stay.',
  );
});
