import { expect, test, says } from '#tests/support/browser/farm-test.ts';
import { FreezeDryerPage } from '../pages/pro/freeze-dryer-page.ts';

test('dryers are added as usual ones, and kept once saved', async ({ page, farm }) => {
  const screen = new FreezeDryerPage(page);
  await farm.open('/alchemy/freeze-dryer');
  await expect(page.getByText('No dryers yet. Click “Add Dryer”.', { exact: true })).toBeVisible();
  await says(
    page,
    'Freeze-dryer shelves and weight caps are used by Planner Pro and the capacity simulator.',
  );
  await expect(screen.save).toHaveAttribute('aria-disabled', 'true');
  await screen.save.focus();
  await expect(page.getByText('No changes to save yet', { exact: true })).toBeVisible();

  await screen.add.click();
  await screen.add.click();
  await expect(screen.field('Label', 'Freeze Dryer 2')).toBeFocused();
  await expect(screen.total('dryers')).toContainText('2');
  await expect(screen.total('shelves per day')).toContainText('14');
  await expect(screen.total('weight cap per day')).toContainText('224 oz');
  await expect(page).toHaveNoBarrier();
  await screen.save.click();
  await expect(page.getByText('Dryers saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(screen.field('Shelves', 'Freeze Dryer 1')).toHaveValue('7');
  await expect(screen.field('Cycle days', 'Freeze Dryer 1')).toHaveValue('1');
  await expect(screen.field('Max oz per shelf', 'Freeze Dryer 1')).toHaveValue('16');
});

test('a slow dryer counts for less; a removed number is gone for good', async ({ page, farm }) => {
  const screen = new FreezeDryerPage(page);
  await farm.open('/alchemy/freeze-dryer');
  await screen.add.click();
  await screen.field('Cycle days', 'Freeze Dryer 1').fill('2');
  await expect(screen.total('shelves per day')).toContainText('3.5 per day');
  await expect(screen.total('weight cap per day')).toContainText('56 oz per day');
  await screen.field('Cycle days', 'Freeze Dryer 1').fill('0');
  await screen.field('Shelves', 'Freeze Dryer 1').fill('');
  await screen.field('Max oz per shelf', 'Freeze Dryer 1').fill('12');
  await screen.save.click();
  await expect(page.getByText('Enter 1 or more')).toBeVisible();
  await expect(screen.field('Cycle days', 'Freeze Dryer 1')).toBeFocused();
  await screen.field('Cycle days', 'Freeze Dryer 1').fill('1');
  await screen.save.click();
  await expect(screen.field('Shelves', 'Freeze Dryer 1')).toHaveValue('0');

  await screen.add.click();
  await screen.save.click();
  await screen.remove('Freeze Dryer 2');
  await screen.add.click();
  await expect(screen.field('Label', 'Freeze Dryer 3')).toBeVisible();
  await screen.remove('Freeze Dryer 3');
  await screen.remove('Freeze Dryer 1');
  await screen.save.click();
  await expect(page.getByText('No dryers yet. Click “Add Dryer”.', { exact: true })).toBeVisible();
});
