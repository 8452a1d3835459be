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

test.each([
  [{ start: null }, 'The first number is a whole number, 1 or more'],
  [{ start: 1.5 }, 'The first number is a whole number, 1 or more'],
  [{ termsDays: 121 }, 'Enter 0 to 120 days'],
  [{ seller: ' ' }, 'Enter who bills'],
  [{ taxes: [{ id: 'tax_1', name: '', percent: 7 }] }, 'Enter a name'],
  [{ sinceISO: null }, 'Choose the first day to bill'],
])('settings with %j are not saved: %s', (typed, problem) => {
  expect(invoicingProblem({ ...FRESH, ...typed }, undefined)).toBe(problem);
});

test('an older farm bills all of its past', () => {
  expect(invoicingProblem({ ...FRESH, sinceISO: null }, DEFAULT_INVOICING)).toBeNull();
});

test('a default tax that is gone is none', () => {
  const taxes = [{ id: 'tax_1', name: ' VAT ', percent: 7 }];
  const saved = invoicingOf({ ...FRESH, taxes, defaultTaxId: 'tax_0' });
  expect(saved).toMatchObject({
    defaultTaxId: null,
    taxes: [{ id: 'tax_1', name: 'VAT', percent: 7 }],
  });
});
