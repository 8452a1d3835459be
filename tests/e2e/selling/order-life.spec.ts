import { expect, test, undo, BISTRO } from '#tests/support/browser/farm-test.ts';
import { OrdersPage } from '../pages/orders-page.ts';

test('a standing order changes, pauses, ends and starts again', async ({ page, farm }) => {
  await page.clock.setFixedTime('2026-11-22T14:00:00-08:00');
  await farm.open('/ops/orders?order=ord_bistro_friday', BISTRO);
  const dialog = page.getByRole('dialog', { name: 'Edit order' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Bistro Friday');
  await expect(page).toHaveURL('/ops/orders');
  const next = dialog.getByRole('list', { name: 'Next deliveries' }).getByRole('listitem');
  const days = async () => (await next.allInnerTexts()).map((text) => text.split('\n')[0]?.trim());

  await dialog.getByRole('button', { name: 'Change Fri 11/27' }).click();
  await dialog.getByRole('textbox', { name: 'Sunflower' }).fill('80');
  await dialog.getByRole('button', { name: 'Set for this delivery' }).click();
  await expect(next.first()).toContainText('Fri 11/27 80 instead of 40');
  await dialog.getByRole('button', { name: 'Move Fri 12/4' }).click();
  await dialog.getByLabel('To', { exact: true }).fill('2026-12-03');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(next.nth(1)).toContainText('Thu 12/3 moved from Fri 12/4');

  // Closed from Monday before Christmas to Saturday after New Year: two Fridays are not delivered.
  await dialog.getByRole('button', { name: 'Pause…' }).click();
  await dialog.getByLabel('From', { exact: true }).fill('2026-12-21');
  await dialog.getByLabel('To', { exact: true }).fill('2027-01-02');
  await dialog.getByRole('button', { name: 'Add pause' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const orders = new OrdersPage(page);
  await orders.choose('Bistro Friday', 'Edit');
  await expect(next.first()).toBeVisible();
  expect(await days()).toEqual([
    'Fri 11/27 80 instead of 40',
    'Thu 12/3 moved from Fri 12/4',
    'Fri 12/11',
    'Fri 12/18',
    'Fri 1/8',
    'Fri 1/15',
    'Fri 1/22',
    'Fri 1/29',
  ]);

  await dialog.getByLabel('Ends').fill('2026-12-11');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(orders.row('Bistro Friday')).toContainText('ends 12/11');

  // Who packs sees all of it.
  const card = page.getByRole('region', { name: 'Bistro Friday' });
  await farm.walkTo('/ops/deliveries?day=2026-11-27');
  await expect(card).toContainText('changed');
  await expect(card).toContainText('80 oz');
  await farm.walkTo('/ops/deliveries?day=2026-12-03');
  await expect(card).toContainText('moved here');
  await expect(card).toContainText('40 oz');

  await farm.comeBackAt('2026-12-14T08:00:00-08:00', '/ops/orders');
  await expect(orders.row('Bistro Friday')).toContainText('Ended 12/11');
  await orders
    .row('Bistro Friday')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Restart' }).click();
  await expect(orders.row('Bistro Friday')).toContainText('12/18');
  await undo(page);
  await expect(orders.row('Bistro Friday')).toContainText('Ended 12/11');
});
