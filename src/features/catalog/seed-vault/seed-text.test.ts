import { expect, test } from 'vitest';
import { seedUsage } from '#domain/catalog/seeds/seed-on-hand.ts';
import { daysLeftLabel, daysLeftNote, deleteQuestion, signedPounds } from './seed-text.ts';

test('within the plan the day that seed is missing on is named', () => {
  const runOut = { days: 9, dateISO: '2026-11-29', plannedDays: 81 };
  expect(daysLeftLabel(runOut)).toBe('Sun 11/29');
  expect(daysLeftNote(runOut)).toBe('9 days');
  expect(daysLeftNote({ ...runOut, days: 1 })).toBe('1 day');
});

test('beyond the plan the days are said to be an estimate', () => {
  const runOut = { days: 121, dateISO: null, plannedDays: 81 };
  expect(daysLeftLabel(runOut)).toBe('about 121 days');
  expect(daysLeftNote(runOut)).toBeNull();
  expect(daysLeftLabel({ ...runOut, days: 1200 })).toBe('over a year');
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
