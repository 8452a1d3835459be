import { expect, test, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { PackagingDialog, PackagingPage } from '../pages/catalog/packaging-page.ts';

test('a farm without packaging says so, and a package needs a name', async ({ page, farm }) => {
  const screen = new PackagingPage(page);
  const form = new PackagingDialog(page);
  await farm.open('/catalog/packaging');
  await expect(page.getByText('No packaging yet.', { exact: true })).toBeVisible();
  await screen.create.click();
  await expect(form.dialog.getByRole('heading', { name: 'Create Packaging' })).toBeVisible();
  await expect(form.save).toHaveAttribute('aria-disabled', 'true');
  await expect(page).toHaveNoBarrier('[role=dialog]');
  await form.name.fill('Paper bag');
  await form.save.click();
  await expect(page.getByText('Packaging saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Paper bag').first()).toBeVisible();
  await says(page, 'This package has no valid microgreen fill amount (qty+mass unit).');
  await expect(page).toHaveNoBarrier();
});

test('a package costs its container, inserts and labels', async ({ page, farm }) => {
  const screen = new PackagingPage(page);
  const form = new PackagingDialog(page);
  await farm.open('/catalog/packaging', SMALL_FARM);
  await screen.create.click();
  await form.name.fill('Gift box');
  // $62 / 240 = $0.2583
  await form.container.selectOption('Hinged clamshell 4 oz');
  await form.greens.fill('4');
  await expect(form.cost).toContainText('$0.26 / unit');
  // + 2 × $34 / 1000 = $0.3263
  await form.addInsert(1, 'Absorbent pad');
  await form.dialog.getByLabel('Quantity of insert 1').fill('2');
  await expect(form.cost).toContainText('$0.33 / unit');
  // + 3 × $24.50 / 100 / 30 = $0.3508
  await form.sheet.selectOption('Label sheet, 30 per sheet');
  await form.labels.fill('3');
  await expect(form.cost).toContainText('Container $0.26 + inserts $0.07 + label $0.02');
  await expect(form.dialog.getByLabel('Insert 1', { exact: true }).locator('option')).toHaveText([
    'Choose an insert',
    'Absorbent pad',
    'Recipe card',
  ]);
  await form.save.click();
  await expect(screen.row('Gift box')).toContainText('2 × Absorbent pad');
  await expect(screen.row('Gift box')).toContainText('$0.35');
});

test('greens have a microgreen content, other packages a net content', async ({ page, farm }) => {
  const screen = new PackagingPage(page);
  const form = new PackagingDialog(page);
  await farm.open('/catalog/packaging?packaging=pkg_powder-jar', SMALL_FARM);
  await expect(form.dialog.getByRole('heading', { name: 'Edit Packaging' })).toBeVisible();
  await expect(form.net).toHaveValue('40');
  await form.category.selectOption('Microgreens');
  await expect(form.greens).toHaveValue('40');
  await form.greens.fill('113.4');
  await form.save.click();
  await expect(screen.row('Powder jar')).toContainText('113.4 g');
  await expect(screen.row('Powder jar')).toContainText('Microgreens');
});
