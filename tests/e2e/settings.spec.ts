import type { Page } from '@playwright/test';
import { expect, test, SMALL_FARM, walk } from '#tests/support/browser/farm-test.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { OrdersPage } from './pages/orders-page.ts';
import { SettingsPage } from './pages/settings-page.ts';

// Parts of the screen that are still on their way when the network goes.
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

test('settings can be saved while they differ', async ({ page, farm, context }) => {
  const settings = new SettingsPage(page);
  await farm.open('/setup/settings', SMALL_FARM);
  await expect(settings.save).toBeDisabled();
  await settings.title.fill('Green Lane');
  await expect(settings.save).toBeEnabled();
  await settings.title.fill('Juniper Lane');
  await expect(settings.save).toBeDisabled();
  await settings.title.fill('Green Lane');

  const otherTab = await context.newPage();
  await otherTab.clock.setFixedTime('2026-11-20T08:00:00-08:00');
  await otherTab.goto('/setup/settings');
  const other = new SettingsPage(otherTab);
  await other.farmName.fill('Green Lane Farm');
  await other.save.click();
  await expect(other.save).toBeDisabled();
  // A tab that goes before that has stored the change, but told no other tab, which reads it when it is looked at.
  await expect(otherTab.getByRole('banner').getByText(/^Saved/)).toBeVisible();
  await otherTab.close();
  await expect(settings.farmName).toHaveValue('Green Lane Farm');
  await expect(settings.title).toHaveValue('Green Lane');

  // That of the harvest buffer days.
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect(page.getByText('Moves the plan')).toBeVisible();
  await expect(page).toHaveNoBarrier();
  await settings.save.click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await expect(settings.save).toBeDisabled();
  await page.reload();
  await expect(settings.title).toHaveValue('Green Lane');
  await expect(page.getByRole('textbox', { name: 'Harvest buffer days' })).toHaveValue('1');
  await page.keyboard.press('Control+z');
  await expect(settings.title).toHaveValue('Juniper Lane');
});

/** A picture as a phone takes them: larger than a logo may be. */
async function largePicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 900];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.fillStyle = 'seagreen';
    context.fillRect(0, 0, 1600, 900);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('a logo is made to fit; a drawing with scripts is none', async ({ page, farm }) => {
  const settings = new SettingsPage(page);
  const shown = page.getByRole('banner').locator('img');
  await farm.open('/setup/settings');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  await settings.chooseLogo('logo.png', 'image/png', drawing);
  await expect(page.getByText(/^Choose a PNG, JPEG, WebP or GIF/)).toBeVisible();
  await expect(settings.save).toBeDisabled();

  await settings.chooseLogo('field.png', 'image/png', await largePicture(page));
  await expect(settings.logo.getByRole('img', { name: 'The farm’s logo' })).toBeVisible();
  await settings.save.click();
  await expect(shown).toBeVisible();
  const size = await shown.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(size).toEqual([512, 288]);
  await farm.walkTo('/ops/orders');
  await expect(shown).toBeVisible();

  await farm.walkTo('/setup/settings');
  await settings.logo.getByRole('button', { name: 'Remove logo' }).click();
  await settings.save.click();
  await expect(shown).toBeHidden();
});

test('an automatic backup is restored, and Undo takes it back', async ({ page, farm }) => {
  const settings = new SettingsPage(page);
  const orders = new OrdersPage(page);
  await farm.open('/setup/settings', SMALL_FARM);
  await settings.reset('Orders').click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const copy = settings.copies.filter({ hasText: 'Before a reset' });
  await expect(copy).toContainText(/Today 8:00\sAM/);
  await expect(copy).toContainText('10 varieties, 13 products, 16 orders');

  await settings.openMenu(copy);
  const { name, text } = await savedFile(page, page.getByRole('menuitem', { name: 'Download' }));
  expect(name).toBe('juniper-lane-backup-2026-11-20.json');
  expect(JSON.parse(text).state.orders).toHaveLength(12);

  await settings.openMenu(copy);
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText(/^Restore the backup of Today 8:00\sAM\?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Backup restored.')).toBeVisible();
  await expect(settings.copies.filter({ hasText: 'Before a restore' })).toBeVisible();
  await expect(page).toHaveNoBarrier();
  await page.getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByText('All 16')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(orders.name('Sato Ramen House')).toBeHidden();
});

test('all is removed from a device without a network, too', async ({ page, farm, context }) => {
  const settings = new SettingsPage(page);
  // Not left by an earlier visit, which every new page would find again.
  await farm.importBackup(SMALL_FARM);
  const otherTab = await context.newPage();
  const shortages = otherTab.waitForEvent('worker');
  await otherTab.goto('/ops/orders');
  await expect(otherTab.getByText('All 16')).toBeVisible();
  // Whoever answers there is loaded by then; what follows is done without a network.
  await (await shortages).evaluate(() => null);
  await context.setOffline(true);
  await settings.removeData.click();
  const remove = page.getByRole('button', { name: 'Remove data', exact: true });
  await expect(remove).toBeDisabled();
  await expect(page).toHaveNoBarrier('[role="dialog"]');
  await settings.answer('remove', 'Remove data');
  for (const tab of [page, otherTab]) {
    await expect(tab.getByRole('heading', { name: 'Removed from this device' })).toBeVisible();
  }
  const left = await page.evaluate(async () => ({
    entries: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  expect(left).toEqual({ entries: [], databases: [], caches: [] });

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Continue without Google' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await walk(page, '/ops/orders');
  await expect(page.getByText('No orders yet.')).toBeVisible();
});
