import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { settleInvoices } from '#domain/invoices/settle-invoices.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { anInvoiceOf } from '#tests/support/builders/invoice-builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

test('a credit note in an earlier currency of the farm is paid back in that', async () => {
  const invoices = [anInvoiceOf(-10, { currency: 'EUR' })];
  const farm = aFarm({ invoices });
  const [settled = null] = settleInvoices(farm, '2026-11-20').invoices;
  const store = await showScreen(
    farm,
    <PaymentDialog opened onClose={() => undefined} settled={settled} />,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const { payments } = store.state().document;
  expect(payments).toMatchObject([{ amount: -10, currency: 'EUR' }]);
  expect(settleInvoices({ invoices, ...(payments && { payments }) }, '2026-11-20')).toMatchObject({
    invoices: [{ state: 'PAID' }],
    credit: [],
  });
});
