import { expect, test, undo, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { ProItemsPage } from '../pages/pro/pro-items-page.ts';

test('a row is saved by itself, once it differs from the stored item', async ({ page, farm }) => {
  const screen = new ProItemsPage(page);
  await farm.open('/alchemy/items', SMALL_FARM);
  await says(page, '10 items', '3 low stock');
  // Also to eyes that tell no colors apart.
  await expect(page.getByText('3 low stock').locator('..').locator('svg')).toBeVisible();
  const save = screen.save('Broccoli powder');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  // 20% of 2000 g: 400 is not low any more.
  await screen.field('Stock', 'Broccoli powder').fill('400');
  await save.click();
  await expect(page.getByText('2 low stock', { exact: true })).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await screen.field('Name', 'Broccoli powder').fill(' ');
  await save.click();
  await expect(page.getByRole('alert').getByText('Name is required')).toBeVisible();

  const add = page.getByRole('button', { name: 'Add Item' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await screen.field('Name', 'new item').fill('Paprika');
  await screen.field('Unit', 'new item').selectOption('g');
  await add.click();
  await expect(page.getByText('11 items', { exact: true })).toBeVisible();
  await expect(screen.field('Unit Cost', 'Paprika')).toHaveValue('$0.0000');
  // What is left to say at the button under the mouse is no part of the page.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(page).toHaveNoBarrier();
});

test('the form derives the unit cost, and says what it needs for that', async ({ page, farm }) => {
  const screen = new ProItemsPage(page);
  const { form } = screen;
  await farm.open('/pro/items?view=search');
  await expect(page.getByText('No items yet — add your first one below.')).toBeVisible();
  const add = form.getByRole('button', { name: 'Add Item' });
  await add.click();
  await expect(form.getByRole('alert')).toHaveText('Name is required');
  await form.getByLabel('Name').fill('Sea salt');
  await expect(form.getByRole('alert')).toHaveText('Unit is required');
  await form.getByLabel('Unit', { exact: true }).selectOption('ml');
  await form.getByLabel('Type').selectOption('Raw ingredient');
  await expect(form.getByRole('alert')).toHaveText(
    'Please enter package size, package unit, and package cost so we can derive the unit cost.',
  );
  await form.getByLabel('Package size').fill('5');
  await form.getByLabel('Package unit').selectOption('lb');
  await form.getByLabel('Package cost').fill('40');
  await expect(form.getByRole('alert')).toHaveText('Incompatible unit conversion: lb -> ml');
  await form.getByLabel('Unit', { exact: true }).selectOption('g');
  await expect(form.getByRole('status', { name: 'Unit cost' })).toContainText('$0.0176 / g');
  await add.click();
  await expect(screen.row('Sea salt')).toContainText('$0.0176');

  await form.getByLabel('Name').fill('Pea powder');
  await form.getByLabel('Type').selectOption('Powder');
  await form.getByLabel('Unit', { exact: true }).selectOption('g');
  await form.getByRole('switch', { name: 'Calculate from a dryer cycle' }).check();
  await form.getByLabel('Fresh cost per tray').fill('3');
  await form.getByLabel('Freeze cycle cost').fill('12');
  await expect(form.getByRole('status', { name: 'Powder cost' })).toContainText('$0.1299 / g');
  await expect(page).toHaveNoBarrier();
  await add.click();
  await expect(screen.row('Pea powder')).toContainText('$0.1299');

  await screen.search.fill('mint');
  await expect(page.getByText('No items match your search.')).toBeVisible();
  await screen.search.fill('SALT');
  await screen.choose('Sea salt', 'Edit');
  await expect(form.getByRole('heading', { name: 'Edit Item' })).toBeVisible();
  await form.getByLabel('In stock').fill('250');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(screen.row('Sea salt')).toContainText('250');
});

test('nothing typed is lost: leaving asks, and so does deleting', async ({ page, farm }) => {
  const screen = new ProItemsPage(page);
  await farm.open('/alchemy/items', SMALL_FARM);
  await screen.field('Supplier', 'Olive oil').fill('Grove');
  // The other view keeps it too.
  await page.getByText('Search & edit', { exact: true }).click();
  await page.getByText('Editable table', { exact: true }).click();
  await page.getByRole('link', { name: 'Freeze Dryer' }).click();
  await expect(page.getByText('Leave without saving your changes?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(screen.field('Supplier', 'Olive oil')).toHaveValue('Grove');

  await screen.delete('Stand-up pouch').click();
  await expect(page.getByText('Delete item “Stand-up pouch”?')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('9 items', { exact: true })).toBeVisible();
  await undo(page);
  await expect(screen.field('Name', 'Stand-up pouch')).toBeVisible();
});
