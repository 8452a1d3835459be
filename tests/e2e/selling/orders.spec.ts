import { expect, test, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { hears } from '#tests/support/browser/hears.ts';
import { OrderDialog } from '../pages/order-dialog.ts';
import { OrdersPage } from '../pages/orders-page.ts';

test('each kind of orders has its heading and its empty text', async ({ page, farm }) => {
  const orders = new OrdersPage(page);
  await farm.open('/ops/orders');
  await expect(page.getByText('No orders yet.', { exact: true })).toBeVisible();
  await expect(orders.newOrder).toBeVisible();

  await farm.walkTo('/ops/orders?kind=recurring');
  await expect(page.getByRole('heading', { name: 'Recurring Orders', level: 1 })).toBeVisible();
  await says(page, 'No recurring orders yet. Click “Add Recurring”.');
  await expect(orders.addRecurring).toBeVisible();

  await farm.walkTo('/ops/orders?kind=once');
  await expect(page.getByRole('heading', { name: 'One-Time Orders', level: 1 })).toBeVisible();
  await says(page, 'No one-time orders yet. Click “Add One-Time”.');
  await expect(orders.addOneTime).toBeVisible();
});

test('the list shows the orders of a kind in the columns of that kind', async ({ page, farm }) => {
  const orders = new OrdersPage(page);
  await farm.open('/ops/orders', SMALL_FARM);
  await expect.poll(() => orders.heads()).toBe('Name, Category, Type, When, Amount, Actions');
  await expect(orders.row('Riverside Saturday Market')).toContainText(
    /Farmers Market\s*Recurring\s*Every Saturday from Sat 10\/24\/2026, next 11\/21/,
  );
  await expect(orders.row('Harvest Gala dinner')).toContainText(/One-time\s*Sat 12\/5\/2026/);

  const kind = page.getByRole('radiogroup', { name: 'Kind' });
  await kind.getByText('Recurring').click();
  await expect(page).toHaveURL('/ops/orders?kind=recurring');
  await expect
    .poll(() => orders.heads())
    .toBe('Name, Customer, Start, Frequency, Category, Type, When, Amount, Actions');
  await expect(orders.name('Harvest Gala dinner')).toBeHidden();

  await kind.getByText('One-time').click();
  await expect
    .poll(() => orders.heads())
    .toBe('Name, Customer, Date, Category, Type, When, Amount, Actions');
  await expect(orders.name('Riverside Saturday Market')).toBeHidden();
});

test('a new order needs a name and an item, and moves the plan @phone', async ({ page, farm }) => {
  const orders = new OrdersPage(page);
  const dialog = new OrderDialog(page);
  await farm.open('/ops/orders', SMALL_FARM);
  await orders.newOrder.click();
  await expect(dialog.save).toHaveAttribute('aria-disabled', 'true');
  await dialog.save.hover();
  await says(page, 'Name and at least one item with a product or variety required');

  // A customer is suggested, and gives the order its name.
  await dialog.field('Customer').fill('sato');
  await page.getByRole('option', { name: 'Sato Ramen House' }).click();
  await expect(dialog.name).toHaveAttribute('placeholder', 'Sato Ramen House');
  await dialog.field('Date').fill('2026-12-04');
  // A variety stands there once, as its product.
  await dialog
    .item(1)
    .getByLabel(/^Product/)
    .click();
  await expect(page.getByRole('option', { name: 'Sunflower', exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await dialog.sellPackages(1, 'Sunflower', '16 oz', '20');
  await expect(dialog.dialog).toContainText('320.0 oz');
  await expect(dialog.dialog).toContainText(/Moves the plan\s*\+\d+ trays Sunflower, Fri 12\/4/);
  await expect(page).toHaveNoBarrier();

  // It shows for as long as the disk takes.
  const saving = hears(dialog.dialog, 'Saving…');
  await dialog.save.click();
  await saving;
  await expect(page.getByText('Order created', { exact: true })).toBeVisible();
  await expect(dialog.dialog).toBeHidden();
  // Two orders of one name, found by words and told apart by their days; sold 20 packages of 16 oz.
  await page.getByLabel('Search orders').fill('sato ramen');
  await expect(orders.name('Sato Ramen House')).toHaveCount(2);
  await expect(page.getByText('320.0 oz')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Actions for Sato Ramen House, Fri 12/4/2026' }),
  ).toBeVisible();
  await page.getByLabel('Search orders').fill('nobody');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(orders.name('Riverside Saturday Market')).toBeVisible();
});

test('the first event of a standing order sets its weekday', async ({ page, farm }) => {
  const dialog = new OrderDialog(page);
  await farm.open('/ops/orders');
  await new OrdersPage(page).newOrder.click();
  await dialog.type('Recurring');
  await expect(dialog.field('First event')).toHaveValue('2026-11-21');
  await dialog.field('First event').fill('2026-12-08');
  await expect(dialog.field('Weekday')).toHaveValue('2');
  await dialog.field('Frequency').selectOption('MONTHLY_NTH');
  await expect(dialog.field('Week of the month')).toHaveValue('2');
});

test('an edit stays in its list, a clone is a copy once it is saved', async ({ page, farm }) => {
  const orders = new OrdersPage(page);
  const dialog = new OrderDialog(page);
  await farm.open('/ops/orders', SMALL_FARM);
  await orders.choose('Yoga studio fridge', 'Edit');
  await expect(dialog.dialog).toContainText('Edit Recurring Order');
  await dialog.name.fill('Pilates studio fridge');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.dialog).toBeHidden();
  await expect(orders.name('Yoga studio fridge')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for Yoga studio fridge' })).toBeFocused();

  await orders.name('Yoga studio fridge').click();
  await dialog.name.fill('Pilates studio fridge');
  await dialog.field('Frequency').selectOption('WEEKLY');
  await dialog.save.click();
  await expect(page.getByText('Order saved', { exact: true })).toBeVisible();
  await expect(orders.row('Pilates studio fridge')).toContainText('Every Saturday');

  await orders.choose('Harvest Gala dinner', 'Clone');
  await expect(dialog.name).toHaveValue('Harvest Gala dinner (Copy)');
  await expect(dialog.item(3)).toBeVisible();
  await dialog.save.click();
  await expect(page.getByText('Order cloned', { exact: true })).toBeVisible();
  await expect(orders.name('Harvest Gala dinner (Copy)')).toBeVisible();
  await expect(orders.name('Harvest Gala dinner')).toBeVisible();
});

test('a recurring and a one-time order are added with their own forms', async ({ page, farm }) => {
  const orders = new OrdersPage(page);
  const dialog = new OrderDialog(page);
  await farm.open('/ops/orders?kind=recurring', SMALL_FARM);
  await orders.addRecurring.click();
  await expect(dialog.dialog).toContainText('Add Recurring Order');
  await dialog.save.hover();
  await says(page, 'Name, start date, and at least one item required');
  await dialog.name.fill('Corner deli');
  await dialog.sell(1, 'Broccoli');
  await dialog.save.click();
  await expect(orders.row('Corner deli')).toContainText('Every Saturday');

  await farm.walkTo('/ops/orders?kind=single');
  await orders.addOneTime.click();
  await expect(dialog.dialog).toContainText('Add One-Time Order');
  await dialog.name.fill('Bake sale');
  await dialog.sell(1, 'Arugula');
  await dialog.addItem.click();
  await dialog.sell(2, 'Broccoli');
  await dialog.field('Date').fill('2026-12-19');
  await dialog.save.click();
  await expect(orders.row('Bake sale')).toContainText('Sat 12/19/2026');
});
