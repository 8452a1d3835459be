import type { BrowserContext, Page } from '@playwright/test';
import { expect, type Farm, test, SMALL_FARM, walk } from '#tests/support/browser/farm-test.ts';
import { OrderDialog } from '../pages/order-dialog.ts';
import { OrdersPage } from '../pages/orders-page.ts';
import { VarietiesPage, VarietyEditor } from '../pages/catalog/varieties-page.ts';

const ORDER = 'Food co-op trial';

test('an order deleted elsewhere while edited is there again', async ({ page, farm, context }) => {
  const opened = await typedInOneTab({ page, farm, context }, 'Customer', 'Northside Co-op');
  const { order, tabs, others } = opened;
  await others.choose(ORDER, 'Delete');
  await others.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  for (const tab of tabs) await expect(tab.name(ORDER)).toHaveCount(0);

  await order.save.click();
  await expect(order.dialog).toBeHidden();
  for (const tab of tabs) await expect(tab.row(ORDER)).toContainText('Northside Co-op');
});

test('what another tab has changed of an order stays', async ({ page, farm, context }) => {
  const opened = await typedInOneTab({ page, farm, context }, 'Name', 'Co-op Saturday');
  const { order, tabs, others } = opened;
  await others.choose(ORDER, 'Edit');
  const other = new OrderDialog(others.page);
  await other.field('Customer').fill('Northside Co-op');
  await other.save.click();
  for (const tab of tabs) await expect(tab.row(ORDER)).toContainText('Northside Co-op');

  await order.save.click();
  await expect(order.dialog).toBeHidden();
  for (const tab of tabs) await expect(tab.row('Co-op Saturday')).toContainText('Northside Co-op');
});

test('a variety deleted elsewhere comes back with its orders', async ({ page, farm, context }) => {
  await farm.open('/catalog/varieties', SMALL_FARM);
  await new VarietiesPage(page).choose('Cilantro', 'Edit');
  const editor = new VarietyEditor(page);
  await editor.daysToHarvest.fill('19');

  const otherTab = await context.newPage();
  await otherTab.goto('/catalog/varieties');
  const varieties = new VarietiesPage(otherTab);
  await varieties.choose('Cilantro', 'Delete');
  await otherTab.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(varieties.row('Cilantro')).toHaveCount(0);

  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(varieties.row('Cilantro').first()).toContainText('19');
  await walk(otherTab, '/ops/orders');
  await new OrdersPage(otherTab).choose('Thanksgiving garnish', 'Edit');
  await expect(new OrderDialog(otherTab).item(2)).toBeVisible();
});

/** The order with a field typed in a dialog that stays open, and the orders of another tab. */
async function typedInOneTab(
  { page, farm, context }: { page: Page; farm: Farm; context: BrowserContext },
  field: string,
  text: string,
) {
  await farm.open('/ops/orders', SMALL_FARM);
  const own = new OrdersPage(page);
  await own.choose(ORDER, 'Edit');
  const order = new OrderDialog(page);
  await order.field(field).fill(text);
  const others = new OrdersPage(await context.newPage());
  await others.page.goto('/ops/orders');
  return { order, tabs: [own, others], others };
}
