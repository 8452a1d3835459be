import { expect, test } from 'vitest';
import { anInvoice, anInvoiceOf } from '#tests/support/builders/invoice-builders.ts';
import { invoiceMail, invoiceTitle } from './invoice-text.ts';

test('a printed invoice is called by its number and customer', () => {
  const twelfth = { series: '2026-', number: 12, customer: 'Bistro Marlow' };
  expect(invoiceTitle(anInvoice(twelfth))).toBe('Invoice 2026-0012 Bistro Marlow');
  expect(invoiceTitle(anInvoiceOf(-4.25, twelfth))).toBe('Credit note 2026-0012 Bistro Marlow');
});

test('a mail says what is attached, and when it is due', () => {
  const to = { email: 'chef@marlow.example', farmName: 'Juniper & Lane' };
  const mail = new URL(invoiceMail(anInvoice(), to));
  expect(mail.pathname).toBe('chef@marlow.example');
  expect(mail.searchParams.get('subject')).toBe('Invoice 0001 from Juniper & Lane');
  expect(mail.searchParams.get('body')).toBe(
    'Hello,\n\nInvoice 0001 for $42.50 is attached. It is due Fri 3/7/2025.\n\nThank you,\nJuniper & Lane',
  );
  const note = new URL(invoiceMail(anInvoiceOf(-4.25), { email: '', farmName: '' }));
  expect(note.searchParams.get('subject')).toBe('Credit note 0001');
  expect(note.searchParams.get('body')).toBe(
    'Hello,\n\nCredit note 0001 for $4.25 is attached.\n\nThank you',
  );
});
