import { expect, test } from 'vitest';
import { DEFAULT_INVOICING } from '#domain/settings/invoicing-settings.ts';
import { invoicingDraft, invoicingOf, invoicingProblem } from './invoicing-draft.ts';

const FRESH = invoicingDraft(undefined, 'Juniper Lane', '2026-11-20');

test('a farm begins with its name, and with the deliveries of this month', () => {
  expect(FRESH).toMatchObject({ seller: 'Juniper Lane', start: 1, sinceISO: '2026-11-01' });
  expect(invoicingProblem(FRESH, undefined)).toBeNull();
  expect(invoicingOf(FRESH)).toEqual({
    ...DEFAULT_INVOICING,
    seller: 'Juniper Lane',
    sinceISO: '2026-11-01',
  });
});

test('the first number is a whole number of 1 or more', () => {
  const sentence = 'The first number is a whole number, 1 or more';
  for (const start of [null, 0, 1.5]) {
    expect(invoicingProblem({ ...FRESH, start }, undefined)).toBe(sentence);
  }
});

test('terms, names of taxes and the first day are checked', () => {
  expect(invoicingProblem({ ...FRESH, termsDays: 121 }, undefined)).toBe('Enter 0 to 120 days');
  expect(invoicingProblem({ ...FRESH, seller: ' ' }, undefined)).toBe('Enter who bills');
  const taxes = [{ id: 'tax_1', name: '', percent: 7 }];
  expect(invoicingProblem({ ...FRESH, taxes }, undefined)).toBe('Enter a name');
  const open = { ...FRESH, sinceISO: null };
  expect(invoicingProblem(open, undefined)).toBe('Choose the first day to bill');
  // An older farm bills all of its past.
  expect(invoicingProblem(open, DEFAULT_INVOICING)).toBeNull();
});

test('a default tax that is gone is none', () => {
  const taxes = [{ id: 'tax_1', name: ' VAT ', percent: 7 }];
  const saved = invoicingOf({ ...FRESH, taxes, defaultTaxId: 'tax_0' });
  expect(saved).toMatchObject({
    defaultTaxId: null,
    taxes: [{ id: 'tax_1', name: 'VAT', percent: 7 }],
  });
});
