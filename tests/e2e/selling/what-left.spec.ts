import { expect, test, SMALL_FARM, BISTRO } from '#tests/support/browser/farm-test.ts';
import { OrdersPage } from '../pages/orders-page.ts';
import { AvailabilityDialog } from '../pages/availability-dialog.ts';

test('kale that was delivered is not sold again @phone', async ({ page, farm }) => {
  const dialog = new AvailabilityDialog(page);
  const most = 'Up to 10.5 oz on Sat 11/21.';
  await farm.open('/ops/orders?promise', SMALL_FARM);
  await dialog.ask('Red Russian Kale', '20', '2026-11-21');
  await expect(dialog.answer).toContainText(most);
  await dialog.dialog.getByRole('button', { name: 'Close' }).last().click();

  await new OrdersPage(page).choose('Green Cart wholesale', 'Delete');
  const question = page.getByRole('dialog', { name: /Are you sure you want to delete/ });
  const never = question.getByLabel('It was never so: change past deliveries, too');
  await expect(never).not.toBeChecked();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Order deleted')).toBeVisible();
  await farm.walkTo('/ops/orders?promise');
  await dialog.ask('Red Russian Kale', '20', '2026-11-21');
  await expect(dialog.answer).toContainText(most);

  // Nobody can edit it any more, and what it had is still told.
  await dialog.dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(new OrdersPage(page).name('Green Cart wholesale')).toBeHidden();
  await farm.walkTo('/reporting/order-costs');
  await expect(page.getByText('Green Cart wholesale (deleted)').first()).toBeVisible();
});

test('greens of a skipped delivery serve another one', async ({ page, farm }) => {
  await page.clock.setFixedTime('2026-11-22T14:00:00-08:00');
  await farm.has(BISTRO);
  const promise = new AvailabilityDialog(page);
  await farm.open('/ops/orders?promise');
  // 11.8 oz are left over, a tray is planted for the other 8.2.
  await promise.ask('Sunflower', '20', '2026-12-02');
  await expect(promise.answer).toContainText('Yes');
  await promise.take.click();
  await expect(page.getByText(/^Order taken\./)).toBeVisible();

  await farm.walkTo('/ops/orders?order=ord_bistro_friday');
  const dialog = page.getByRole('dialog', { name: 'Edit order' });
  await dialog.getByRole('button', { name: 'Skip Fri 11/27' }).click();
  await expect(dialog).toContainText(
    '8.2 oz Sunflower already growing for Fri 11/27 can serve Wed 12/2: 1 fewer tray',
  );
  await expect(dialog.getByLabel('Use what grows')).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const message = page.getByRole('status').filter({ hasText: 'Order saved' });
  await expect(message).toContainText('−1 tray Sunflower, Wed 12/2');
  await new OrdersPage(page).choose('Order Wed 12/2', 'Edit');
  await expect(dialog).toContainText('8.2 oz Sunflower from the cut of Fri 11/27');
});
