import { expect, test, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { InventoryPage } from '../pages/catalog/inventory-page.ts';

const DENSITY_NEEDED = 'Mass↔Volume conversion requires positive density (g/ml).';

test('a soil is primary once its cost per tray is known', async ({ page, farm }) => {
  const screen = new InventoryPage(page);
  await farm.open('/catalog/inventory');
  await expect(page.getByText('No materials yet.', { exact: true })).toBeVisible();
  await screen.add.click();
  await expect(screen.dialog.getByRole('heading', { name: 'Add Material' })).toBeVisible();
  await expect(screen.save).toHaveAttribute('aria-disabled', 'true');
  await screen.field('Name').fill('Potting mix');
  await screen.field('Type').selectOption('Soil');
  await expect(screen.field('Purchase cost')).toHaveCount(0);
  await expect(screen.field('Unit of average soil per tray')).toHaveValue('lb');
  await screen.field('Pack size').fill('50');
  await screen.field('Pack cost').fill('25');
  await expect(screen.primarySoil).toHaveAttribute('aria-disabled', 'true');
  await screen.field('Average soil per tray').fill('2.5');
  await expect(screen.dialog.getByText('$1.25 of soil per tray')).toBeVisible();
  await screen.primarySoil.click();
  await expect(page).toHaveNoBarrier();
  await screen.save.click();
  await expect(page.getByText('Material saved', { exact: true })).toBeVisible();
  await expect(screen.material('Potting mix')).toContainText('$0.50 / lb');
  await expect(screen.material('Potting mix')).toContainText('Primary soil');
});

test('a case is priced by the piece, and asked for its items', async ({ page, farm }) => {
  const screen = new InventoryPage(page);
  await farm.open('/catalog/inventory');
  await screen.add.click();
  await screen.field('Name').fill('Clamshell');
  await expect(screen.field('Items per case')).toHaveCount(0);
  await screen.field('Purchase unit').selectOption('case');
  await screen.field('Purchase cost').fill('75');
  await screen.field('Items per case').fill('250');
  await expect(screen.field('Unit of capacity')).toHaveValue('each');
  await screen.field('On hand').fill('120');
  await screen.field('Reorder at').fill('144');
  await screen.save.click();
  const row = screen.material('Clamshell');
  await expect(row).toContainText('$0.30 / each');
  await expect(row).toContainText('120 each');
  await expect(row).toContainText('Reorder at 144 each');
  await screen.choose('Clamshell', 'Receive');
  await screen.field('Quantity').fill('2');
  await screen.field('Unit').selectOption('case');
  await expect(screen.dialog.getByText('Stock: 120 each → 620 each')).toBeVisible();
  await screen.save.click();
  await expect(row).toContainText('620 each');
  await expect(row).not.toContainText('Reorder at');
});

test('amounts that do not convert say why; another soil is primary', async ({ page, farm }) => {
  const screen = new InventoryPage(page);
  await farm.open('/catalog/inventory', SMALL_FARM);
  await screen.choose('Coir brick, 11 lb', 'Receive');
  await screen.field('Quantity').fill('2');
  await screen.field('Unit').selectOption('gal');
  await screen.save.click();
  await expect(screen.dialog.getByText(DENSITY_NEEDED)).toBeVisible();
  await expect(screen.field('Quantity')).toHaveValue('2');
  await expect(page).toHaveNoBarrier('[role=dialog]');
  await screen.field('Unit').selectOption('oz');
  await screen.field('Quantity').fill('16');
  await screen.save.click();
  await expect(screen.material('Coir brick, 11 lb')).toContainText('34 lb');
  await screen.choose('Coir brick, 11 lb', 'Adjust');
  await screen.field('On-hand quantity').fill('0');
  await screen.save.click();
  await expect(screen.material('Coir brick, 11 lb')).toContainText('0 lb');

  await screen.choose('Coir brick, 11 lb', 'Edit');
  await screen.field('Name').fill('Coir');
  await screen.primarySoil.click();
  await expect(page.getByText('Primary soil saved', { exact: true })).toBeVisible();
  await expect(screen.field('Name')).toHaveValue('Coir');
  await screen.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(screen.material('Coir brick, 11 lb')).toContainText('Primary soil');
  await expect(screen.material('Potting mix, 2.8 cu ft')).not.toContainText('Primary soil');
});

test('a seed is tied to its varieties', async ({ page, farm }) => {
  const screen = new InventoryPage(page);
  await farm.open('/catalog/inventory', SMALL_FARM);
  await screen.choose('Broccoli seed', 'Edit');
  await screen.dialog.getByRole('combobox', { name: 'Seed of' }).fill('Arug');
  await page.getByRole('option', { name: 'Arugula' }).click();
  await screen.save.click();
  await page.reload();
  await screen.choose('Broccoli seed', 'Edit');
  await expect(screen.dialog.getByText('Arugula', { exact: true })).toBeVisible();
});
