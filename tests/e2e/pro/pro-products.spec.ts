import { expect, test, undo, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { hears } from '#tests/support/browser/hears.ts';
import { ProProductsPage } from '../pages/pro/pro-products-page.ts';

test('a tree grows from its first category to a product, and is saved', async ({ page, farm }) => {
  const screen = new ProProductsPage(page);
  const { dialog } = screen;
  await farm.open('/pro/products');
  await expect(page.getByText('No products yet — add a category to start.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(dialog.getByRole('button', { name: 'Add' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByLabel('Name').fill('Powders');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await screen.choose('Powders', 'Add subgroup');
  await dialog.getByLabel('Name').fill('Jars');
  await expect(dialog.getByLabel('Parent category')).toHaveValue(/^cat_powders_/);
  await dialog.getByRole('button', { name: 'Add' }).click();

  await page.getByRole('button', { name: 'Add Product' }).click();
  await dialog.getByLabel('Name').fill('Pea jar');
  await dialog.getByLabel('Category').selectOption('Powders');
  await dialog.getByLabel('Subgroup').selectOption('Jars');
  await expect(dialog.getByLabel('Batch quantity')).toHaveValue('1');
  await expect(page).toHaveNoBarrier('[role=dialog]');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByRole('form', { name: 'Pea jar' })).toBeVisible();

  await page.getByLabel('Batch quantity').fill('0');
  await screen.saveProduct.click();
  await expect(page.getByRole('alert')).toHaveText('Batch quantity must be greater than 0');
  await page.getByLabel('Batch quantity').fill('10');
  const saving = hears(screen.header, 'Saving…');
  await screen.header.click();
  await saving;
  await expect(screen.header).toHaveText('All changes saved!');
  await expect(screen.saveProduct).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveNoBarrier();
});

test('a recipe costs what its items cost, if their units fit', async ({ page, farm }) => {
  const screen = new ProProductsPage(page);
  await farm.open('/alchemy/products', SMALL_FARM);
  await screen.product('Green Salt 70 g').click();
  // 4.464 + 19.128 + 3.48 + 0.96 + 1.458 = 29.49 for 12
  await expect(screen.cog).toContainText('$2.4575');
  await expect(screen.cog).toContainText('$29.4900');
  await screen.line('Unit', 1).selectOption('ml');
  await expect(page.getByRole('alert')).toContainText([
    'Incompatible unit conversion: ml -> g',
    'is measured in g but the recipe uses ml. Change one.',
  ]);
  await expect(page.getByText('Cost incomplete')).toBeVisible();
  // 29.49 − 4.464 = 25.026, / 12 = 2.0855
  await expect(screen.cog).toContainText('$2.0855');
  await screen.line('Unit', 1).selectOption('kg');
  await screen.line('Quantity', 1).fill('1.44');
  await expect(screen.line('Cost', 1)).toHaveText('$8.9280');
  await page.getByLabel('Shown').selectOption('Variant: No garlic');
  // 29.49 − 1.458 = 28.032, / 12 = 2.336
  await expect(screen.cog).toContainText('$2.3360');
  await screen.saveProduct.click();
  // 29.49 + 4.464 = 33.954, / 12 = 2.8295
  await expect(screen.product('Green Salt 70 g')).toContainText('$2.8295');
});

test('what is typed into a product stays, and leaving asks', async ({ page, farm }) => {
  const screen = new ProProductsPage(page);
  await farm.open('/alchemy/products?product=prd_pea-powder-jar', SMALL_FARM);
  await page.getByLabel('SKU').fill('PP-41');
  await screen.product('Sunflower Pesto').click();
  await expect(screen.product('Pea Powder Jar')).toContainText('Unsaved');
  await page.getByRole('link', { name: 'Items' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await screen.product('Pea Powder Jar').click();
  await expect(page.getByLabel('SKU')).toHaveValue('PP-41');

  await page.getByRole('button', { name: 'Delete product' }).click();
  await expect(page.getByText('Delete product “Pea Powder Jar 40 g”?')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(screen.product('Pea Powder Jar')).toHaveCount(0);
  await undo(page);
  await expect(screen.product('Pea Powder Jar')).toBeVisible();
});
