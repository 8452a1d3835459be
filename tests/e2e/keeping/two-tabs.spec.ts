import { expect, test } from '#tests/support/browser/farm-test.ts';
import { OrderDialog } from '../pages/order-dialog.ts';
import { OrdersPage } from '../pages/orders-page.ts';
import { VarietiesPage, VarietyEditor } from '../pages/varieties-page.ts';

const SAMPLE = 'tests/samples/small-farm.json';

test('an order that is deleted in one tab while it is edited in another is there again with what was typed', async ({
  page,
  farm,
  context,
}) => {
  await farm.open('/ops/orders', SAMPLE);
  await new OrdersPage(page).choose('Food co-op trial', 'Edit');
  const order = new OrderDialog(page);
  await order.field('Customer').fill('Northside Co-op');

  const otherTab = await context.newPage();
  await otherTab.goto('/ops/orders');
  const orders = new OrdersPage(otherTab);
  await orders.choose('Food co-op trial', 'Delete');
  await otherTab.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(orders.name('Food co-op trial')).toHaveCount(0);
  await expect(new OrdersPage(page).name('Food co-op trial')).toHaveCount(0);

  await order.save.click();
  await expect(order.dialog).toBeHidden();
  for (const tab of [page, otherTab]) {
    await expect(new OrdersPage(tab).row('Food co-op trial')).toContainText('Northside Co-op');
  }
});

test('what is changed of an order in one tab stays when another tab, where it was open before, saves it', async ({
  page,
  farm,
  context,
}) => {
  await farm.open('/ops/orders', SAMPLE);
  await new OrdersPage(page).choose('Food co-op trial', 'Edit');
  const order = new OrderDialog(page);
  await order.field('Name').fill('Co-op Saturday');

  const otherTab = await context.newPage();
  await otherTab.goto('/ops/orders');
  await new OrdersPage(otherTab).choose('Food co-op trial', 'Edit');
  const other = new OrderDialog(otherTab);
  await other.field('Customer').fill('Northside Co-op');
  await other.save.click();
  await expect(other.dialog).toBeHidden();
  await expect(new OrdersPage(page).row('Food co-op trial')).toContainText('Northside Co-op');

  await order.save.click();
  await expect(order.dialog).toBeHidden();
  for (const tab of [page, otherTab]) {
    await expect(new OrdersPage(tab).row('Co-op Saturday')).toContainText('Northside Co-op');
  }
});

test('a variety that is deleted in one tab comes back with its orders when another tab saves it', async ({
  page,
  farm,
  context,
}) => {
  await farm.open('/catalog/varieties', SAMPLE);
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
  await otherTab.goto('/ops/orders');
  await new OrdersPage(otherTab).choose('Thanksgiving garnish', 'Edit');
  await expect(new OrderDialog(otherTab).item(2)).toBeVisible();
});
