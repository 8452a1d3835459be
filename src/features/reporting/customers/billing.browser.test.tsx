import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_INVOICING } from '#domain/settings/invoicing-settings.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { aPayment, anInvoiceOf } from '#tests/support/builders/invoice-builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { CustomersPage } from './customers-page.tsx';

const view = (name: string) => page.getByRole('button', { name: `View ${name}` }).click();

/** An order of Bistro, on Friday 11/20/2026. */
async function showCustomers(books: Partial<FarmDocument>) {
  const order = exampleOrder({ id: 'ord_1', customer: 'Bistro', date: '2026-11-10' });
  const farm = { ...normalizeFarm(exampleCostFarm({ orders: [order] })), ...books };
  const store = await showScreen(farm, <CustomersPage />);
  return () => store.state().document;
}

const BOOKS = {
  invoices: [
    anInvoiceOf(97.75, { id: 'inv_1', number: 1, dateISO: '2026-10-08', dueISO: '2026-10-22' }),
    anInvoiceOf(-10, { id: 'inv_2', number: 2, dateISO: '2026-11-02' }),
  ],
  payments: [aPayment({ amount: 60, dateISO: '2026-11-03' })],
};

test('a farm that bills sees what customers owe, and their statement', async () => {
  await showCustomers(BOOKS);
  await expect.element(page.getByRole('columnheader', { name: 'Owes' })).toBeVisible();
  // 97.75 − 10.00 − 60.00.
  await expect.element(page.getByRole('row', { name: /Bistro/ })).toHaveTextContent('$27.75');
  await view('Bistro');
  await page.getByRole('button', { name: 'Statement…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statement' });
  await expect.element(dialog.getByRole('row').nth(1)).toHaveTextContent(/Balance before\$97\.75/);
  await expect
    .element(dialog.getByRole('row').nth(2))
    .toHaveTextContent(/Mon 11\/2\/2026Credit note 0002-\$10\.00\$87\.75/);
  await expect
    .element(dialog.getByRole('row').nth(3))
    .toHaveTextContent(/Tue 11\/3\/2026Payment-\$60\.00\$27\.75/);
  // On 11/20 invoice 0001 is 29 days past due.
  await expect.element(dialog).toHaveTextContent(/1–30 days past due\$27\.75/);
});

test('a farm that doesn’t bill sees none of it', async () => {
  await showCustomers({});
  await expect.element(page.getByRole('columnheader', { name: 'Total cost' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Owes' })).not.toBeInTheDocument();
  await view('Bistro');
  await expect.element(page.getByRole('button', { name: 'Statement…' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Bill to' })).not.toBeInTheDocument();
});

test('how a customer is billed is said with its contact, and taken back when emptied', async () => {
  const farm = await showCustomers(BOOKS);
  await view('Bistro');
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await page.getByRole('textbox', { name: 'Bill to' }).fill('Bistro LLC\n1 Main St');
  await page.getByRole('textbox', { name: 'Days to pay' }).fill('30');
  await page.getByRole('combobox', { name: 'Invoices' }).selectOptions('Weekly');
  await page.getByRole('textbox', { name: 'Tax number' }).fill('DE 1');
  // The farm has no taxes.
  await expect.element(page.getByRole('checkbox', { name: 'No tax' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => farm().customers)
    .toMatchObject([
      { billTo: 'Bistro LLC\n1 Main St', termsDays: 30, every: 'week', taxNumber: 'DE 1' },
    ]);
  await view('Bistro');
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await page.getByRole('textbox', { name: 'Bill to' }).fill('');
  await page.getByRole('textbox', { name: 'Days to pay' }).fill('');
  await page.getByRole('combobox', { name: 'Invoices' }).selectOptions('As usual (each delivery)');
  await page.getByRole('textbox', { name: 'Tax number' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => Object.keys(farm().customers?.[0] ?? {}).toSorted())
    .toEqual(['address', 'email', 'id', 'name', 'note', 'phone']);
});

test('a customer can be free of the farm’s taxes', async () => {
  const taxes = [{ id: 'tax_1', name: 'Sales tax', percent: 7 }];
  const { settings } = normalizeFarm({});
  const invoicing = { ...DEFAULT_INVOICING, taxes };
  const farm = await showCustomers({ settings: { ...settings, invoicing } });
  await view('Bistro');
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await page.getByRole('checkbox', { name: 'No tax' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => farm().customers?.[0]?.taxFree).toBe(true);
});
