import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { isoInstant, withoutAuthor } from './moment.ts';

test('a record without its mark has no author', () => {
  const by = { memberId: 'mem_1', name: 'Ana', atISO: '2025-03-10T08:00:00.000Z' };
  expect(Object.keys(withoutAuthor({ id: 'a', by }))).toEqual(['id']);
  const plain: { readonly id: string; readonly by?: typeof by } = { id: 'a' };
  expect(withoutAuthor(plain)).toBe(plain);
});

test('an instant is written in UTC, down to the millisecond', () => {
  expect(isoInstant(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(isoInstant(1_741_608_007_089)).toBe('2025-03-10T12:00:07.089Z');
});

test('every instant is written as the clock of the machine would write it', () => {
  const instants = fc.date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2199-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  checkLaw([instants], (date) => {
    expect(isoInstant(date.getTime())).toBe(date.toISOString());
  });
});
