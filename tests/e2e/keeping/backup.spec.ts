import { expect, test, undo, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { OrdersPage } from '../pages/orders-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';

test('a farm exported and imported again is the same farm', async ({ page, farm }) => {
  const settings = new SettingsPage(page);
  await farm.importBackup(SMALL_FARM);
  await farm.walkTo('/setup/settings');
  const file = await settings.exportBackup();
  expect(file.name).toBe('juniper-lane-backup-2026-11-20.json');
  const first = JSON.parse(file.text);

  await settings.importText(JSON.stringify(first), 'again.json');
  await expect(page.getByText('Backup imported.', { exact: true })).toBeVisible();
  await expect(settings.backup).toContainText(
    /Imported 10 varieties, 13 products, 16 orders, .* from again\.json\./,
  );
  const second = JSON.parse((await settings.exportBackup()).text);
  expect({ ...second.state, meta: null }).toEqual({ ...first.state, meta: null });
});

test('an imported farm stays, and Undo takes the import back', async ({ page, farm }) => {
  const orders = new OrdersPage(page);
  await farm.importBackup(SMALL_FARM);
  await undo(page);
  await farm.walkTo('/ops/orders');
  await expect(page.getByText('No orders yet.')).toBeVisible();

  await farm.importBackup(SMALL_FARM);
  await expect(page).toHaveNoBarrier();
  await farm.walkTo('/ops/orders');
  await expect(orders.name('Sato Ramen House')).toBeVisible();
});

test('a file that is no backup changes nothing, one of a part that part', async ({
  page,
  farm,
}) => {
  const settings = new SettingsPage(page);
  const orders = new OrdersPage(page);
  await farm.open('/setup/settings', SMALL_FARM);
  await settings.importText('{"varieties": [');
  await expect(page.getByText(/^Import failed: .*JSON/)).toBeVisible();
  await settings.importText('[1, 2, 3]');
  await says(page, 'Import failed: no known data in this file');
  await farm.walkTo('/ops/orders');
  await expect(page.getByText('All 16')).toBeVisible();

  await farm.walkTo('/setup/settings');
  await settings.importText('{"single": []}');
  await expect(page.getByText('Backup imported.', { exact: true })).toBeVisible();
  await farm.walkTo('/ops/orders');
  await expect(orders.name('School garden demo')).toBeHidden();
  await expect(orders.name('Sato Ramen House')).toBeVisible();
});

test('the demo farm comes after a question, and Undo takes it back', async ({ page, farm }) => {
  const settings = new SettingsPage(page);
  const question = 'Load demo data? This replaces varieties, products and recurring orders.';
  await farm.open('/setup/settings');
  await settings.loadDemoData.click();
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await farm.walkTo('/ops/orders');
  await expect(page.getByText('No orders yet.')).toBeVisible();

  await farm.walkTo('/setup/settings');
  await settings.loadDemoData.click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Demo data loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Every Saturday' })).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No orders yet.')).toBeVisible();
});

test('a part of the farm is reset after a question, and undone', async ({ page, farm }) => {
  const settings = new SettingsPage(page);
  const orders = new OrdersPage(page);
  await farm.importBackup(SMALL_FARM);
  await settings.reset('Recurring').click();
  await expect(page.getByText('Reset Recurring? This cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Recurring reset.')).toBeVisible();
  await page.getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByText('All 8')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(orders.name('Green Cart wholesale')).toBeVisible();
  await expect(page.getByText('All 16')).toBeVisible();
});
