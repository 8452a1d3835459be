import type { Page } from '@playwright/test';
import { expect, test, BISTRO, says } from '#tests/support/browser/farm-test.ts';
import { OrderDialog } from '../pages/order-dialog.ts';
import { OrdersPage } from '../pages/orders-page.ts';

/** Sunday at the farm of the worked examples. */
const CALL = '2026-11-22T14:00:00-08:00';

test.beforeEach(async ({ page, farm }) => {
  await page.clock.setFixedTime(CALL);
  await farm.open('/ops/orders', BISTRO);
  await new OrdersPage(page).newOrder.click();
});

test('an order that comes too late says so, and moves or shrinks', async ({ page }) => {
  const dialog = await orderOfAna(page);
  const note = dialog.dialog.getByRole('status').filter({ hasText: 'Too late' });
  await expect(note).toContainText(
    'Too late for Mon 11/30. Planted today, it’s ready Wed 12/2. 12 oz are available on Mon.',
  );
  await expect(dialog.save).toHaveText('Save anyway');
  await expect(page).toHaveNoBarrier();

  await note.getByRole('button', { name: 'Take 12 oz' }).click();
  await expect(dialog.item(1).getByLabel('Count')).toHaveValue('6');
  await expect(note).toBeHidden();
  await dialog.item(1).getByLabel('Count').fill('10');
  await note.getByRole('button', { name: 'Move to Wed 12/2' }).click();
  await expect(dialog.field('Date')).toHaveValue('2026-12-02');
  await expect(note).toBeHidden();
  await expect(dialog.save).toHaveText('Save order');
});

test('what is free on the day is taken, and nobody is short', async ({ page, farm }) => {
  const dialog = await orderOfAna(page);
  await dialog.dialog.getByRole('button', { name: 'Take 12 oz' }).click();
  await expect(dialog.save).toHaveText('Save order');
  await dialog.save.click();
  await expect(page.getByText('Order created', { exact: true })).toBeVisible();
  await farm.walkTo('/tasks/shortages');
  await says(page, 'Nothing is short. Every delivery of the next 14 days is covered.');
});

test('a standing order that comes too early starts on a good day', async ({ page }) => {
  const dialog = new OrderDialog(page);
  await dialog.name.fill('Food co-op');
  await dialog.type('Recurring');
  await dialog.field('First event').fill('2026-11-30');
  await dialog.sellPackages(1, 'Sunflower', '16 oz', '2');
  const note = dialog.dialog.getByRole('status').filter({ hasText: 'too early' });
  await expect(note).toContainText('The first delivery comes too early: 11/30.');
  await note.getByRole('button', { name: 'Start on Mon 12/7' }).click();
  await expect(dialog.field('First event')).toHaveValue('2026-12-07');
  await expect(note).toBeHidden();
  await dialog.save.click();
  await expect(page.getByText('Order created', { exact: true })).toBeVisible();
});

/** Ten packages of sunflower for Monday, typed and not saved. */
async function orderOfAna(page: Page): Promise<OrderDialog> {
  const dialog = new OrderDialog(page);
  await dialog.name.fill('Chef Ana');
  await dialog.field('Date').fill('2026-11-30');
  await dialog.sellPackages(1, 'Sunflower', '2 oz', '10');
  return dialog;
}
