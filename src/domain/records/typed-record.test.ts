import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { overheadFields, type OverheadDraft } from '../catalog/overheads/overhead-save.ts';
import { typedRecord } from './typed-record.ts';

const BLANK = { name: '', grams: null as number | null, isOrganic: false };

test('the form of a new record is blank', () => {
  expect(typedRecord(BLANK, null)).toEqual(BLANK);
});

test('what is not stored is blank, what is 0 or false is not', () => {
  expect(typedRecord(BLANK, { name: 'Pea', grams: undefined })).toEqual({ ...BLANK, name: 'Pea' });
  expect(typedRecord({ ...BLANK, isOrganic: true }, { grams: 0, isOrganic: false })).toEqual({
    ...BLANK,
    grams: 0,
  });
});

test('a field that the form does not know stays out of it', () => {
  const stored = { id: 'mat_1', name: 'Pea' };
  expect(typedRecord({ name: '' }, stored)).toEqual({ name: 'Pea' });
});

test('a stored budget is saved as it was when nothing is typed', () => {
  const blank: OverheadDraft = {
    name: '',
    category: 'GENERAL',
    mode: 'PER_MONTH',
    cost: null,
    notes: '',
  };
  const text = fc.string().map((typed) => typed.trim());
  const budget = fc.record({
    name: text,
    category: fc.constantFrom('GENERAL' as const, 'LABOR' as const),
    mode: fc.constantFrom('PER_MONTH' as const, 'PER_TRAY' as const),
    cost: fc.double({ noNaN: true, min: 0, max: 1e6 }),
    notes: text,
  });
  checkLaw([budget], (stored) => {
    expect(overheadFields(typedRecord(blank, stored))).toEqual(stored);
  });
});
