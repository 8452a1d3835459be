import type { Locator, Page } from '@playwright/test';
import { expect, test, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { NewProOrderDialog, ProOrdersPage } from '../pages/pro/pro-orders-page.ts';
import { ProItemsPage } from '../pages/pro/pro-items-page.ts';
import { ProProductsPage } from '../pages/pro/pro-products-page.ts';
import { TasksOfDay } from '../pages/tasks-of-day.ts';

/** What a step leaves on the screen goes with one undo, and comes again with one redo. */
async function isOneStep(page: Page, sign: Locator): Promise<void> {
  await expect(sign).toBeVisible();
  // In a field the keys take back what was typed there.
  await page.locator('body').evaluate((body) => {
    if (body.ownerDocument.activeElement instanceof HTMLElement)
      body.ownerDocument.activeElement.blur();
  });
  await page.keyboard.press('Control+z');
  await expect(sign).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(sign).toBeVisible();
}

test('from an item to a completed order, with undo at each step', async ({ page, farm }) => {
  test.slow();
  const items = new ProItemsPage(page);
  const products = new ProProductsPage(page);
  const orders = new ProOrdersPage(page);
  const order = new NewProOrderDialog(page);
  const morning = (date: string) => `${date}T08:00:00-08:00`;
  const tick = async (heading: string, ...words: readonly string[]) => {
    const box = new TasksOfDay(page, heading).tick(...words);
    await box.check();
    await isOneStep(page, box.and(page.locator(':checked')));
  };

  await farm.open('/alchemy/items?view=search', SMALL_FARM);
  await items.form.getByLabel('Name').fill('Kale powder');
  await items.form.getByLabel('Type').selectOption('Powder');
  await items.form.getByLabel('Unit', { exact: true }).selectOption('g');
  await items.form.getByLabel('Variety').selectOption('Red Russian Kale');
  await items.form.getByRole('switch', { name: 'Calculate from a dryer cycle' }).check();
  await items.form.getByRole('button', { name: 'Add Item' }).click();
  await isOneStep(page, items.row('Kale powder'));

  await farm.walkTo('/alchemy/products');
  await page.getByRole('button', { name: 'Add Product' }).click();
  await products.dialog.getByLabel('Name').fill('Kale jar');
  await products.dialog.getByLabel('Category').selectOption('Powders');
  await products.dialog.getByRole('button', { name: 'Add Product' }).click();
  await isOneStep(page, products.product('Kale jar'));
  await products.product('Kale jar').click();
  await page.getByRole('button', { name: 'Add line' }).click();
  await products.line('Item', 1).selectOption('Kale powder');
  await products.line('Quantity', 1).fill('16');
  await products.saveProduct.click();
  await isOneStep(page, products.line('Quantity', 1));

  // Five jars of 16 g are 35.3 oz of fresh kale, which 5 trays of 7.5 oz give.
  await farm.walkTo('/alchemy/orders');
  await orders.create.click();
  await order.customer.fill('Luma Foods');
  await order.dialog.getByLabel('Due date').fill('2026-12-15');
  await order.fillLine(1, 'Kale jar', '5');
  await expect(order.dialog).toContainText('Stays a draft.');
  await order.save.click();
  await isOneStep(page, orders.entry('LUMA-001'));

  await farm.walkTo('/alchemy/planner');
  await expect(page.getByText(/^2 orders on time, 0 late\. \d loads\.$/)).toBeVisible();
  // Five trays fit into the first dryer alone, where they cost nothing the day before they are due.
  const load = page.getByRole('row').filter({ hasText: 'Kale powder 5' });
  await expect(load).toContainText('Mon 12/14');
  await expect(load).toContainText('Freeze Dryer 1');
  await page.getByRole('button', { name: 'Use this plan' }).click();
  await isOneStep(page, page.getByText('This plan is in use.', { exact: true }));

  await farm.comeBackAt(morning('2026-12-03'), '/tasks/today');
  await tick('Thursday 12/3', 'Plant', 'Red Russian Kale');
  await farm.comeBackAt(morning('2026-12-14'), '/tasks/today');
  await tick('Monday 12/14', 'Harvest', 'Red Russian Kale');
  // On a phone the log of the loads is far below.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 860 };
  await page.setViewportSize({ width: 360, height: 780 });
  await farm.walkTo('/dashboard');
  await page.getByRole('link', { name: 'Start Freeze Dryer 1 Red Russian Kale 5' }).click();
  const start = page
    .getByRole('button', { name: 'Start', exact: true })
    .and(page.locator(':focus'));
  await expect(start).toBeInViewport();
  await page.setViewportSize({ width, height });
  await farm.walkTo('/tasks/today');
  await tick('Monday 12/14', 'Load Freeze Dryer 1: Red Russian Kale 5');

  await farm.comeBackAt(morning('2026-12-15'), '/dashboard');
  await page.getByRole('link', { name: 'Weigh Freeze Dryer 1 Red Russian Kale 5' }).click();
  const dialog = page.getByRole('dialog', { name: /^Weigh the load/ });
  await dialog.getByLabel('Fresh weight of Kale powder').fill('36');
  await dialog.getByLabel('Dry weight of Kale powder').fill('840');
  await expect(page).toHaveNoBarrier();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'is typical' });
  await expect(question).toContainText('840 g from 36 oz? 8% is typical.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByLabel('Dry weight of Kale powder').fill('84');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const weighed = page.getByRole('row').filter({ hasText: 'Mon 12/14' });
  await isOneStep(page, weighed.filter({ hasText: '84 g' }));

  await farm.walkTo('/alchemy/orders?order=LUMA-001');
  await orders.step('Order Complete').click();
  await isOneStep(page, orders.stock.getByText('Used: 80 g Kale powder'));
  await farm.walkTo('/alchemy/items?view=search');
  await expect(
    items.row('Kale powder').getByRole('cell', { name: '4', exact: true }),
  ).toBeVisible();
});
