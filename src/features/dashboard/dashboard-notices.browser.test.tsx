import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { aPayment, anInvoiceOf } from '#tests/support/builders/invoice-builders.ts';
import { DashboardNotices } from './dashboard-notices.tsx';

const DUE = { dateISO: '2026-11-01', dueISO: '2026-11-15' };

test('the dashboard says how many invoices are overdue, and how much they come to', async () => {
  const invoices = [
    anInvoiceOf(51, { ...DUE, id: 'inv_1', number: 1 }),
    anInvoiceOf(61.25, { ...DUE, id: 'inv_2', number: 2, customer: 'Deli' }),
    anInvoiceOf(60, { ...DUE, id: 'inv_3', number: 3 }),
    anInvoiceOf(9, { ...DUE, id: 'inv_4', number: 4, status: 'VOID' }),
    anInvoiceOf(9, { id: 'inv_5', number: 5, dateISO: '2026-11-10', dueISO: '2026-11-24' }),
  ];
  // 51.00 + 61.25 + 60.00 − 20.00.
  await showScreen(aFarm({ invoices, payments: [aPayment({ amount: 20 })] }), <DashboardNotices />);
  await expect.element(page.getByText('3 invoices overdue, $152.25')).toBeVisible();
  await expect.element(page.getByText('Bistro, Deli')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open invoices' }))
    .toHaveAttribute('href', '/ops/invoices');
});

test('a number that two devices gave is given anew from the dashboard, with an undo', async () => {
  const twice = { series: '2026-', number: 12, dateISO: '2026-11-20', dueISO: '2026-12-04' };
  const invoices = [
    anInvoiceOf(51, { ...twice, id: 'inv_1', issuedAtISO: '2026-11-20T17:02:00.000Z' }),
    anInvoiceOf(60, {
      ...twice,
      id: 'inv_2',
      customer: 'Deli',
      issuedAtISO: '2026-11-20T17:14:00.000Z',
      sentISO: '2026-11-20',
    }),
  ];
  const store = await showScreen(aFarm({ invoices }), <DashboardNotices />);
  await expect.element(page.getByText('2026-0012 (given twice)')).toBeVisible();
  await expect
    .element(page.getByText('Deli, Fri 11/20, sent Fri 11/20: send it again'))
    .toBeVisible();
  const numbers = () => store.state().document.invoices?.map(({ number }) => number);
  await page.getByRole('button', { name: 'Give it 2026-0013' }).click();
  await expect.poll(numbers).toEqual([12, 13]);
  await expect.element(page.getByText('2026-0012 is 2026-0013 now')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(numbers).toEqual([12, 12]);
});
