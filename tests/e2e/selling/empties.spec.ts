import { expect, test, undo } from '#tests/support/browser/farm-test.ts';
import { chooseAction } from '../pages/page-model.ts';
import { plannedLiveFarm } from '#tests/support/farms/live-farm.ts';

test('live trays leave with a delivery and come back @phone', async ({ page, farm }) => {
  await page.clock.setFixedTime('2026-12-11T08:00:00-08:00');
  await farm.open('/ops/deliveries?day=2026-12-04', plannedLiveFarm());
  const card = page.getByRole('region', { name: 'Bistro' });
  await card.getByRole('button', { name: 'Delivered: Bistro' }).click();
  await expect(card).toContainText('6 trays out');

  await farm.walkTo('/ops/trays');
  await expect(page.getByText('Trays out')).toBeVisible();
  await chooseAction(page, 'Bistro', 'Not coming back…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'One less: 1010 trays' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('5 trays written off')).toBeVisible();
  await undo(page);
  await chooseAction(page, 'Bistro', 'Back…');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('6 trays back')).toBeVisible();
  await expect(page.getByText('Trays out')).toBeHidden();
});
