import { expect, test, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { MixEditor, ProductsPage } from '../pages/catalog/products-page.ts';
import { SeedVaultPage } from '../pages/catalog/seed-vault-page.ts';

test('a mix is saved with a blend of 100 percent, and not before', async ({ page, farm }) => {
  const products = new ProductsPage(page);
  const editor = new MixEditor(page);
  await farm.open('/catalog/products', SMALL_FARM);
  await products.addMix.click();
  await expect(editor.size.locator('option')).toHaveText([
    '1 oz',
    '2 oz',
    '4 oz',
    '6 oz',
    '8 oz',
    '16 oz',
  ]);
  await editor.name.fill('Soup Mix');
  await editor.size.selectOption('8 oz');
  await editor.pick(1, 'Arugula');
  await editor.percent(1).fill('60');
  await expect(editor.dialog.getByText('60%, 40% left')).toBeVisible();
  await editor.save.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Name, size, and 100% blend required');

  await editor.dialog.getByRole('button', { name: 'Add variety' }).click();
  await editor.pick(2, 'Sunflower');
  await editor.percent(2).fill('39.6');
  await editor.save.click();
  await expect(products.mix('Soup Mix')).toContainText('60% Arugula, 39.6% Sunflower');
  await expect(products.mix('Soup Mix')).toContainText('8 oz');
});

test('the default blend is 40, 25, 20, 10 and 5 percent', async ({ page, farm }) => {
  const products = new ProductsPage(page);
  const editor = new MixEditor(page);
  await farm.open('/catalog/products', SMALL_FARM);
  await products.addMix.click();
  await editor.dialog.getByRole('button', { name: 'Use default blend' }).click();
  for (const [index, percent] of ['40%', '25%', '20%', '10%', '5%'].entries())
    await expect(editor.percent(index + 1)).toHaveValue(percent);
});

test('a clone is a copy by name, and saved only when asked', async ({ page, farm }) => {
  const products = new ProductsPage(page);
  const editor = new MixEditor(page);
  await farm.open('/catalog/products', SMALL_FARM);
  await products.choose('Garden Crunch', 'Clone');
  await expect(editor.name).toHaveValue('Garden Crunch (Copy)');
  await expect(page).toHaveNoBarrier();
  await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(products.mixes).not.toContainText('Garden Crunch (Copy)');
  await products.choose('Garden Crunch', 'Clone');
  await editor.save.click();
  await expect(products.mixes).toContainText('Garden Crunch (Copy)');
});

test('a changed blend says what it moves in the plan', async ({ page, farm }) => {
  const products = new ProductsPage(page);
  const editor = new MixEditor(page);
  await farm.open('/catalog/products', SMALL_FARM);
  await products.choose('Farmers Mix', 'Edit');
  await expect(editor.dialog.getByText('No change to the plan')).toBeVisible();
  await editor.percent(1).fill('0');
  await editor.percent(5).fill('45');
  await expect(editor.dialog.getByText('Moves the plan')).toBeVisible();
  // With the whole note, which is longer than the room that is kept for it.
  await expect(editor.dialog.getByRole('button', { name: 'See all' })).toBeVisible();
  await editor.save.click();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(products.mix('Farmers Mix')).toContainText('45% Arugula');
});

test('a deleted variety leaves a marked mix, and its bookings', async ({ page, farm }) => {
  const products = new ProductsPage(page);
  await farm.open('/catalog/varieties/broccoli', SMALL_FARM);
  await page.getByRole('button', { name: 'More for Broccoli' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page).toHaveURL('/catalog/varieties');
  await page.getByRole('link', { name: 'Products' }).first().click();
  await expect(products.mix('Farmers Mix')).toContainText('Blend incomplete');
  await expect(products.individual).not.toContainText('Broccoli');
  const vault = new SeedVaultPage(page);
  await farm.walkTo('/catalog/seed-vault');
  await expect(vault.booking(0)).toContainText('(deleted variety)');
  await expect(vault.seed('Broccoli')).toHaveCount(0);
});

test('prices for everybody and for one customer are set in one dialog', async ({ page, farm }) => {
  await farm.open('/catalog/products', SMALL_FARM);
  const open = page.getByRole('button', { name: /^(All prices|Set price) of Arugula$/ });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Prices of Arugula' });
  const set = dialog.getByRole('button', { name: 'Set price' });
  await expect(set).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Price' }).fill('5.5');
  await set.click();
  const prices = dialog.getByRole('list', { name: 'Prices of Arugula' }).getByRole('listitem');
  await expect(prices).toHaveText([/^\$5\.50 \d+ oz$/]);
  await dialog.getByRole('textbox', { name: 'Price' }).fill('4.25');
  await dialog.getByRole('combobox', { name: 'Customer' }).fill('Bistro Marlow');
  await page.getByRole('option', { name: 'Bistro Marlow' }).click();
  await set.click();
  await expect(prices).toHaveText([/^\$5\.50/, /^\$4\.25 \d+ oz, Bistro Marlow$/]);
  await expect(page).toHaveNoBarrier('[role="dialog"]');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const listed = page
    .getByRole('button', { name: /\$5\.50.* of Arugula$/ })
    .or(page.getByRole('textbox', { name: 'Price of Arugula', exact: true }));
  await expect(listed).toBeVisible();
});
