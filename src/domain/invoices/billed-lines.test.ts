import { expect, test } from 'vitest';
import { anInvoice, anInvoiceLine } from '#tests/support/builders/invoice-builders.ts';
import { billedTwice, twicePairs } from './billed-lines.ts';
import type { InvoiceLine } from './invoice.ts';

const tubs = (quantity: number, more: Partial<InvoiceLine> = {}) =>
  anInvoiceLine({
    orderId: 'ord_1',
    dateISO: '2026-12-08',
    itemId: 'li_pea',
    text: 'Pea 4 oz',
    quantity,
    ...more,
  });

const LAPTOP = anInvoice({
  id: 'inv_laptop',
  number: 12,
  issuedAtISO: '2026-12-08T09:02:00.000Z',
  lines: [tubs(12)],
});
const PHONE = { ...LAPTOP, id: 'inv_phone', number: 13, issuedAtISO: '2026-12-08T09:14:00.000Z' };
const TAKEN_BACK = tubs(-12, { text: 'Correction of 0013: Pea 4 oz' });

test('of a delivery that two devices billed, the later invoice is the one to void', () => {
  expect(billedTwice([TAKEN_BACK], [PHONE, LAPTOP])).toEqual([LAPTOP, PHONE]);
});

test('nothing was billed twice once one of the two is void, or where a tub came back', () => {
  expect(billedTwice([TAKEN_BACK], [{ ...PHONE, status: 'VOID' }, LAPTOP])).toBeNull();
  const correction = { ...PHONE, lines: [tubs(-1, { text: 'Correction of 0012: Pea 4 oz' })] };
  const back = tubs(-1, { text: 'Correction of 0013: Pea 4 oz' });
  expect(billedTwice([back], [LAPTOP, correction])).toBeNull();
  expect(billedTwice([tubs(12)], [LAPTOP, PHONE])).toBeNull();
});

test('two invoices of one delivery are told also where nothing corrects them, until something does', () => {
  expect(twicePairs([PHONE, LAPTOP])).toEqual([[LAPTOP, PHONE]]);
  expect(twicePairs([{ ...PHONE, status: 'VOID' }, LAPTOP])).toEqual([]);
  const corrected = { ...PHONE, id: 'inv_3', number: 14, lines: [TAKEN_BACK] };
  const later = { ...corrected, issuedAtISO: '2026-12-09T09:00:00.000Z' };
  expect(twicePairs([PHONE, LAPTOP, later])).toEqual([]);
  const fees = [anInvoice({ id: 'inv_4' }), anInvoice({ id: 'inv_5', number: 2 })];
  expect(twicePairs(fees)).toEqual([]);
});
