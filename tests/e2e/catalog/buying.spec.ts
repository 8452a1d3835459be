import type { Page } from '@playwright/test';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { SMALL_FARM, walk } from '#tests/support/browser/farm-test.ts';
import { expect, signIn, test } from '#tests/support/google/google-test.ts';
import { anotherDevice, pill } from '#tests/support/google/two-devices.ts';
import { BuyingPage } from '../pages/catalog/buying-page.ts';
import { VarietiesPage, VarietyEditor } from '../pages/catalog/varieties-page.ts';

test('seed is ordered in time, and received', async ({ page: laptop, farm, browser, baseURL }) => {
  await signIn(laptop, 'Anna Field');
  await farm.importBackup(SMALL_FARM);
  await expect(pill(laptop)).toHaveText(/^Synced /);
  const list = new BuyingPage(laptop);
  // 25.93 lb last to 12/31; 38 and 3 days before that is today.
  await setSupplier(laptop, 'Speckled Pea', '38');
  // 12/15 less 9 and 3 days is 12/3: it comes with the order of today.
  await setMaterialSupplier(laptop, 'Sunflower seed', '9');
  await laptop.getByRole('link', { name: 'Buying list' }).click();
  await expect(laptop.getByRole('heading', { level: 1 })).toHaveText('Buying list');
  await expect(list.line('True Leaf', 'Speckled Pea seed')).toContainText('Order today');
  await expect(list.line('True Leaf', 'Sunflower seed')).toContainText('with this order');
  await expect(laptop).toHaveNoBarrier();

  await laptop.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await laptop.getByRole('button', { name: 'Copy as text' }).click();
  await expect(laptop.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await laptop.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toContain('1 × 25 lb Speckled Pea seed');
  const { text } = await savedFile(laptop, 'Download CSV');
  expect(text).toContain('True Leaf,Speckled Pea seed,25.9255,0,lb');
  await laptop.emulateMedia({ media: 'print' });
  await expect(laptop.getByRole('button', { name: 'Copy as text' })).toBeHidden();
  await expect(list.line('True Leaf', 'Speckled Pea seed')).toBeVisible();
  await laptop.emulateMedia({ media: 'screen' });

  await laptop.getByRole('button', { name: 'Order 2 items…' }).click();
  await list.dialog.getByRole('button', { name: 'Save order' }).click();
  await expect(list.onItsWay.getByRole('row').filter({ hasText: 'Sunflower' })).toContainText('25');
  await expect(list.line('True Leaf', 'Speckled Pea seed')).toHaveCount(0);
  await expect(pill(laptop)).toHaveText(/^Synced /);

  const phone = await anotherDevice(browser, baseURL);
  await signIn(phone, 'Anna Field');
  await walk(phone, '/catalog/buying');
  const there = new BuyingPage(phone);
  await phone.getByRole('button', { name: 'Received Speckled Pea seed…' }).click();
  await there.dialog.getByLabel('Amount (lb)').fill('20');
  await there.dialog.getByText('Yes', { exact: true }).click();
  await there.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(there.cameIn).toContainText('20 lb of 25 lb');
  await expect(there.onItsWay.getByRole('row').filter({ hasText: 'Pea' })).toContainText('5 lb');
  await phone.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(there.cameIn).toHaveCount(0);
  await expect(there.onItsWay.getByRole('row').filter({ hasText: 'Pea' })).toContainText('25 lb');
  await phone.context().close();
});

async function setSupplier(page: Page, variety: string, days: string): Promise<void> {
  await walk(page, '/catalog/varieties');
  await new VarietiesPage(page).choose(variety, 'Edit');
  const editor = new VarietyEditor(page);
  await editor.dialog.getByLabel('Supplier').fill('True Leaf');
  await editor.dialog.getByLabel('Arrives after … days').fill(days);
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(pill(page)).toHaveText(/^Synced /);
}

/** Seed that is a material has the supplier of the material. */
async function setMaterialSupplier(page: Page, material: string, days: string): Promise<void> {
  await walk(page, '/catalog/inventory');
  await page.getByRole('button', { name: material, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Supplier').fill('true leaf');
  await dialog.getByLabel('Arrives after … days').fill(days);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(pill(page)).toHaveText(/^Synced /);
}
