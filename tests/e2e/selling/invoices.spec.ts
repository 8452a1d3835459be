import type { Page } from '@playwright/test';
import { bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { expect, test, undo, walk } from '#tests/support/browser/farm-test.ts';
import { InvoicesPage } from '../pages/invoices-page.ts';

const PRICE = { id: 'prc_1', varietyId: 'radish', packageOz: 4, amount: 4.25, from: null };

/** Twelve tubs of radish at $4.25 for Bistro Marlow every Tuesday from 12/8 on, and nothing else. */
function marlowFarm(prices: readonly object[] = [PRICE]) {
  const state = bistroFarm();
  const [order] = state.orders;
  const marlow = {
    ...order,
    name: 'Marlow Tuesday',
    customer: 'Bistro Marlow',
    startDate: '2026-12-08',
    weekday: 2,
    items: [{ id: 'li_tubs', mode: 'PACKAGE', packageOz: 4, count: 12, varietyId: 'radish' }],
  };
  const settings = { ...state.settings, brand: { farmName: 'Juniper Lane Farm' } };
  return { ...state, settings, orders: [marlow], prices };
}

test('a week is delivered, billed, corrected, paid in part @phone', async ({ page, farm }) => {
  const invoices = new InvoicesPage(page);
  await page.clock.setFixedTime(at('2026-12-08'));
  await farm.open('/ops/deliveries', marlowFarm());
  await correct(page, '2026-12-08', { packed: '11', returned: '1' });
  await deliver(page, '2026-12-08');
  // Until then nothing of it is seen but an entry in a menu.
  await expect(page.getByRole('link', { name: 'Invoices' })).toHaveCount(0);
  await page.getByRole('button', { name: /print and export/i }).click();
  await page.getByRole('menuitem', { name: 'Bill deliveries…' }).click();

  // Who bills, in which numbers.
  const settings = page.getByRole('dialog', { name: 'Invoice settings' });
  await expect(settings.getByRole('textbox', { name: 'Seller' })).toHaveValue('Juniper Lane Farm');
  await expect(settings.getByLabel('Bill deliveries from')).toHaveValue('2026-12-01');
  await settings.getByRole('textbox', { name: 'First number' }).fill('0');
  await expect(
    settings.getByText('The first number is a whole number, 1 or more').first(),
  ).toBeVisible();
  await settings.getByRole('textbox', { name: 'First number' }).fill('1');
  await settings.getByLabel('One invoice per').selectOption('week');
  await expect(page).toHaveNoBarrier('[role="dialog"]');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Invoice settings saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invoices' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(invoices.toBill('12/7 – 12/13')).toContainText('$42.50');
  await expect(invoices.toBill('12/7 – 12/13')).toContainText('not over yet');

  // The week is over.
  await farm.comeBackAt(at('2026-12-14'), '/ops/invoices');
  await invoices.bill('12/7 – 12/13');
  await expect(invoices.dialog).toContainText('Radish 4 oz');
  await invoices.dialog.getByLabel('Date').fill('2026-12-15');
  await expect(invoices.dialog.getByText('Not after today').first()).toBeVisible();
  await invoices.dialog.getByLabel('Date').fill('2026-12-14');
  await expect(invoices.dialog).toContainText('Due Mon 12/28');
  await expect(page).toHaveNoBarrier('[role="dialog"]');
  await invoices.dialog.getByRole('button', { name: 'Issue 0001' }).click();
  await expect(page.getByText('0001 issued')).toBeVisible();
  await expect(invoices.issued('0001')).toContainText('$42.50');
  await expect(page.getByText('Nothing to bill.')).toBeVisible();

  // Another tub of that week comes back; it goes off the next invoice.
  await farm.comeBackAt(at('2026-12-15'), '/ops/deliveries');
  await deliver(page, '2026-12-15');
  await correct(page, '2026-12-08', { packed: '11', returned: '2' });
  await farm.comeBackAt(at('2026-12-21'), '/ops/invoices');
  await expect(invoices.toBill('12/14 – 12/20')).toContainText('$46.75');
  await page.getByRole('button', { name: 'Issue all (1)…' }).click();
  await page.getByRole('button', { name: 'Issue 1 invoice' }).click();
  await expect(page.getByText('1 invoice issued')).toBeVisible();
  await page.getByRole('button', { name: '0002', exact: true }).click();
  await expect(invoices.dialog).toContainText('Correction of 0001: Radish 4 oz');
  await invoices.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveNoBarrier();

  // Void: its deliveries are to bill again.
  await invoices.choose('0002', 'Void');
  await page.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(invoices.issued('0002')).toContainText('Void');
  await expect(invoices.toBill('12/14 – 12/20')).toContainText('$46.75');

  // Paid in part, then all of it.
  await invoices.choose('0001', 'Payment…');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).fill('20');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(invoices.issued('0001')).toContainText('$22.50');
  await invoices.choose('0001', 'Paid');
  await expect(invoices.issued('0001')).toContainText('Paid');
  await undo(page);
  await expect(invoices.issued('0001')).toContainText('$22.50');

  // The month as the customer reads it: what is void doesn’t count.
  await farm.walkTo('/reporting/customers');
  await page.getByRole('button', { name: 'View Bistro Marlow' }).click();
  await page.getByRole('button', { name: 'Statement…' }).click();
  const statement = page.getByRole('dialog', { name: 'Statement' });
  await expect(statement.getByRole('row').nth(1)).toContainText('Balance before$0.00');
  await expect(statement.getByRole('row').nth(2)).toContainText('Invoice 0001$42.50$42.50');
  await expect(statement.getByRole('row').nth(3)).toContainText('Payment-$20.00$22.50');
  await expect(statement).not.toContainText('0002');
});

test('a delivery that left without a price gets one where it is billed', async ({ page, farm }) => {
  const invoices = new InvoicesPage(page);
  await page.clock.setFixedTime(at('2026-12-08'));
  await farm.open('/ops/deliveries', marlowFarm([]));
  await deliver(page, '2026-12-08');
  await farm.walkTo('/ops/invoices');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const row = invoices.toBill('Tue 12/8');
  await expect(row).toContainText('No price');
  await row.getByRole('button', { name: 'Set price' }).click();
  await expect(invoices.dialog).toContainText('No price: Radish 4 oz');
  await invoices.dialog.getByRole('textbox', { name: 'Price each' }).fill('4.25');
  await invoices.dialog.getByRole('button', { name: 'Set price' }).click();
  await expect(page.getByText('Price of Radish 4 oz set')).toBeVisible();
  await invoices.dialog.getByRole('button', { name: 'Issue 0001' }).click();
  await expect(invoices.issued('0001')).toContainText('$51.00');
});

test('an invoice is taken back until it was printed', async ({ page, farm }) => {
  const invoices = new InvoicesPage(page);
  await page.clock.setFixedTime(at('2026-12-08'));
  await farm.open('/ops/deliveries', marlowFarm());
  await deliver(page, '2026-12-08');
  await farm.walkTo('/ops/invoices');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await invoices.bill('Tue 12/8');
  await invoices.dialog.getByRole('button', { name: 'Add line' }).click();
  await invoices.dialog.getByRole('textbox', { name: 'Line', exact: true }).fill('Fuel');
  await invoices.dialog.getByRole('textbox', { name: 'Price' }).fill('5');
  await invoices.dialog.getByRole('button', { name: 'Issue 0001' }).click();
  await expect(invoices.issued('0001')).toContainText('$56.00');
  await undo(page);
  await expect(invoices.toBill('Tue 12/8')).toContainText('$51.00');

  await invoices.bill('Tue 12/8');
  await invoices.dialog.getByRole('button', { name: 'Issue 0001' }).click();
  await invoices.choose('0001', 'Print');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('0001 is out. Void it instead.')).toBeVisible();
  await expect(invoices.issued('0001')).toContainText('$51.00');
});

/** The afternoon of a day. */
function at(day: string): string {
  return `${day}T14:00:00-08:00`;
}

async function correct(page: Page, day: string, line: { packed: string; returned: string }) {
  await walk(page, `/ops/deliveries?day=${day}`);
  await page.getByRole('button', { name: 'Correct Radish 4 oz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Radish 4 oz' });
  await dialog.getByRole('textbox', { name: 'Packed' }).fill(line.packed);
  await dialog.getByRole('textbox', { name: 'Returned' }).fill(line.returned);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

async function deliver(page: Page, day: string): Promise<void> {
  await walk(page, `/ops/deliveries?day=${day}`);
  const delivered = page.getByRole('button', { name: 'Delivered: Bistro Marlow' });
  await delivered.click();
  await expect(delivered).toHaveAttribute('aria-pressed', 'true');
}
