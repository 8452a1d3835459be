import { expect, onTestFinished, test } from 'vitest';
import { createTeller } from '#domain/tell/create-teller.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { tellPageBy } from './format.ts';
import { initialsOf, markText } from './mark-text.ts';

const MARIA = { memberId: 'mbr_1', name: 'Maria' };

test('who recorded something today stands with the time, of another day with the day', () => {
  const atISO = new Date(2026, 10, 20, 7, 42).toISOString();
  expect(markText({ ...MARIA, atISO }, '2026-11-20')).toBe('Maria 7:42');
  expect(markText({ ...MARIA, atISO }, '2026-11-21')).toBe('Maria 11/20');
  tellPageBy(createTeller({ ...PLAIN_TELLER.region, dates: 'day-first' }));
  onTestFinished(() => tellPageBy(PLAIN_TELLER));
  expect(markText({ ...MARIA, atISO }, '2026-11-20')).toBe('Maria 07:42');
});

test.each([
  ['Maria', 'M'],
  ['Maria Lopez', 'ML'],
  ['ana de la cruz', 'AC'],
  [' Ödön ', 'Ö'],
  ['𝔐ax 🌱 Pea', '𝔐P'],
  ['', ''],
])('on paper %s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
