import { expect, test, BISTRO } from '#tests/support/browser/farm-test.ts';
import { OrdersPage } from '../pages/orders-page.ts';
import { VarietiesPage, VarietyEditor } from '../pages/catalog/varieties-page.ts';

/** Sunday at the farm of the worked examples. */
const CALL = '2026-11-22T14:00:00-08:00';

// Code that is loaded ahead is not there without a network.
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

test.beforeEach(async ({ page, farm }) => {
  await page.clock.setFixedTime(CALL);
  await farm.has(BISTRO);
});

test('a smaller yield says before it is saved who will be short', async ({ page, farm }) => {
  const summary = '+1 tray Sunflower, Fri 12/4 and 6 more, Bistro Friday Fri 11/27 4 oz short';
  const editor = new VarietyEditor(page);
  await farm.open('/catalog/varieties');
  await new VarietiesPage(page).choose('Sunflower', 'Edit');
  await editor.yieldOz.fill('12');
  await expect(editor.dialog).toContainText(summary);
  await editor.dialog.getByRole('button', { name: 'See all' }).click();

  const panel = page.getByRole('dialog', { name: 'What this changes' });
  await expect(panel.getByRole('table', { name: 'Planting' })).toContainText('Tue 11/24');
  await expect(panel.getByRole('table', { name: 'Harvest' })).toContainText('48 → 36 oz');
  await expect(panel.getByRole('table', { name: 'Short' })).toContainText('already growing');
  await expect(page).toHaveNoBarrier();
  await panel.getByRole('button', { name: 'Close' }).last().click();
  await expect(panel).toBeHidden();

  // All that answers is there by now; the rest is done without a network.
  await page.context().setOffline(true);
  await editor.save.click();
  const message = page.getByRole('status').filter({ hasText: 'Variety saved' });
  await expect(message).toContainText(summary);
  await message.getByRole('button', { name: 'See all' }).click();
  await expect(panel.getByRole('table', { name: 'Short' })).toContainText(
    'Bistro Friday, Sunflower',
  );
  await panel.getByRole('button', { name: 'Close' }).last().click();
  await message.getByRole('button', { name: 'Undo' }).click();
  await new VarietiesPage(page).choose('Sunflower', 'Edit');
  await expect(editor.yieldOz).toHaveValue('16');
});

test('before an order is deleted it is told what nobody wants then', async ({ page, farm }) => {
  await farm.open('/ops/orders');
  await new OrdersPage(page).choose('Bistro Friday', 'Delete');
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this order?',
  });
  await expect(question).toContainText('Bistro Friday');
  await expect(question).toContainText('−3 trays Sunflower, Fri 12/4 and 6 more');
  await expect(question).toContainText('3 planted trays of Sunflower become surplus');
  await expect(question.getByText('surplus')).toHaveCount(1);
  await question.getByRole('button', { name: 'OK' }).click();
  const message = page.getByRole('status').filter({ hasText: 'Order deleted' });
  await expect(message).toContainText('3 planted trays of Sunflower become surplus');
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Bistro Friday')).toBeVisible();
});

test('what a change does goes on paper by itself', async ({ page, farm }) => {
  await farm.open('/ops/batches');
  await page.getByRole('button', { name: 'Buffer settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buffer settings' });
  await dialog.getByLabel('General buffer').fill('60');
  await dialog.getByLabel('Maximum extra trays').fill('2');
  await dialog.getByRole('button', { name: 'See all' }).click();
  const panel = page.getByRole('dialog', { name: 'What this changes' });
  await expect(panel.getByRole('table', { name: 'Planting' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'What this changes', level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(dialog).toBeHidden();
});
