import { changedSmallFarm } from '#tests/support/farms/small-farm.ts';
import { expect, test, undo, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { openTaskBlock, TasksOfDay } from '../pages/tasks-of-day.ts';
import { TraysPlantedDialog } from '../pages/trays-planted-dialog.ts';

test('a last tick asks for plantings that nobody recorded @phone', async ({ page, farm }) => {
  await farm.open('/tasks/today', SMALL_FARM);
  test.slow();
  const today = new TasksOfDay(page, 'Friday 11/20');
  const planted = new TraysPlantedDialog(page, 'Friday 11/20');
  const open = today.card.getByRole('checkbox', { checked: false });
  await expect(open.first()).toBeVisible();
  for (let left = await open.count(); left > 1; left -= 1) {
    await open.first().click();
    await expect(open).toHaveCount(left - 1);
  }
  await open.click();
  await expect(planted.trays('Sunflower')).toHaveValue('2');
  await expect(page).toHaveNoBarrier('[role=dialog]');
  await planted.cancel.click();
  await expect(open).toHaveCount(1);

  await open.click();
  await planted.oneMore('Sunflower').click();
  await expect(planted.dialog.getByText('1 more', { exact: true })).toBeVisible();
  await planted.save.click();
  await expect(page.getByText(/^All done for Friday\. Next: /)).toBeVisible();
  await expect(open).toHaveCount(0);
  await undo(page);
  await expect(open).toHaveCount(1);
});

test('a day marked done as a whole asks first, then for the trays', async ({ page, farm }) => {
  await farm.open('/tasks/today', SMALL_FARM);
  const today = new TasksOfDay(page, 'Friday 11/20');
  const planted = new TraysPlantedDialog(page, 'Friday 11/20');
  await today.card.getByRole('button', { name: 'Mark all done' }).click();
  await expect(page.getByText('Mark all tasks for Friday 11/20 as done?')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();

  await planted.trays('Sunflower').fill('');
  await planted.save.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Enter the trays planted on every line');
  await planted.trays('Sunflower').fill('0');
  await planted.addVariety.click();
  await planted.save.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Choose a variety on every line');
  await expect(planted.dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
  await planted.dialog.getByRole('combobox', { name: 'Variety' }).click();
  // Varieties that have a line of their own cannot be chosen again.
  await expect(page.getByRole('option', { name: 'Sunflower' })).toBeHidden();
  await page.getByRole('option', { name: 'Broccoli' }).click();
  await expect(planted.dialog.getByText('8 trays planted, 1 fewer than planned')).toBeVisible();
  await planted.save.click();
  await expect(today.card.getByRole('checkbox', { checked: false })).toHaveCount(0);
});

test('late work is moved to today or skipped, and both are undone', async ({ page, farm }) => {
  await farm.open('/tasks/today', SMALL_FARM);
  const late = new TasksOfDay(page, 'Wednesday 11/18');
  const today = new TasksOfDay(page, 'Friday 11/20');
  await openTaskBlock(page, 'late');
  await late.card.getByRole('button', { name: /Wednesday/ }).click();
  await late.card.getByRole('button', { name: 'Move to today: Water, Broccoli' }).click();
  await expect(today.tick('Water', 'Broccoli')).toBeVisible();
  await expect(late.card).toBeHidden();
  await undo(page);

  await openTaskBlock(page, 'late');
  await late.card.getByRole('button', { name: 'Skip: Water, Broccoli' }).click();
  await expect(page.getByText('Water, Broccoli skipped')).toBeVisible();
  await expect(late.card).toBeHidden();
  await undo(page);
  await openTaskBlock(page, 'late');
  await expect(late.tick('Water', 'Broccoli')).not.toBeChecked();
});

test('a harvest loss is logged on its day', async ({ page, farm }) => {
  await farm.open('/tasks/today', SMALL_FARM);
  const dots = page.getByRole('button', { name: 'More for Friday 11/20' });
  const log = page.getByRole('menuitem', { name: 'Log harvest loss' });
  const dialog = page.getByRole('dialog', { name: 'Log harvest loss' });
  await dots.click();
  await log.click();
  await dialog.getByRole('combobox', { name: 'Variety' }).click();
  await page.getByRole('option', { name: 'Rambo Radish' }).click();
  await dialog.getByRole('textbox', { name: 'Trays lost' }).fill('2');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Mold');
  await expect(page).toHaveNoBarrier('[role=dialog]');
  await dialog.getByRole('button', { name: 'Log loss' }).click();
  await expect(page.getByText('Harvest loss logged', { exact: true })).toBeVisible();
  await dots.click();
  await log.click();
  await expect(dialog.getByText('Rambo Radish, 2 trays: Mold')).toBeVisible();
});

test('where losses are not tracked, none is logged', async ({ page, farm }) => {
  const untracked = changedSmallFarm(({ settings }) => ({
    settings: { ...Object(settings), reporting: { trackHarvestLoss: false } },
  }));
  await farm.open('/tasks/today', untracked);
  await page.getByRole('button', { name: 'More for Friday 11/20' }).click();
  await expect(page.getByRole('menuitem', { name: 'Print day sheet' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Log harvest loss' })).toBeHidden();
});

test('the sheet of a day is printed once, all of it on two pages', async ({ page, farm }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await farm.open('/dashboard', SMALL_FARM);
  await page.getByRole('link', { name: 'Print day sheet' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await expect(page).toHaveURL(/\/tasks\/today$/);
  const paper = await page.pdf({ format: 'Letter' });
  expect(/\/Count (\d+)/.exec(paper.toString('latin1'))?.[1]).toBe('2');
});
