import { expect, openScreen, test, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { OrderDialog } from './pages/order-dialog.ts';
import { OrdersPage } from './pages/orders-page.ts';
import { TasksOfDay } from './pages/tasks-of-day.ts';
import { VarietiesPage, VarietyEditor } from './pages/catalog/varieties-page.ts';

test('an order becomes a harvest and work of today, and is undone', async ({ page, farm }) => {
  const editor = new VarietyEditor(page);
  const dialog = new OrderDialog(page);
  const today = new TasksOfDay(page, 'Friday 11/20');

  await farm.open('/tasks/today');
  await page.getByRole('button', { name: 'Sweep/Mop' }).click();
  await expect(today.tick('Sweep/Mop')).toBeVisible();

  await farm.walkTo('/catalog/varieties');
  await new VarietiesPage(page).add.click();
  await editor.name.fill('Sunflower');
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();

  // 3 packages of 8 oz each Monday: 3 trays of 8 oz, and 6% more is one tray on top.
  await farm.walkTo('/ops/orders');
  await new OrdersPage(page).newOrder.click();
  await dialog.name.fill('Monday box');
  await dialog.type('Recurring');
  await dialog.field('First event').fill('2026-11-30');
  await dialog.sellPackages(1, 'Sunflower', '8 oz', '3');
  await dialog.save.click();
  await expect(page.getByText('Order created', { exact: true })).toBeVisible();

  await farm.walkTo('/tasks/harvest-plan');
  const harvest = page.getByRole('row').filter({ hasText: 'Sunflower' });
  await expect(harvest).toHaveCount(1);
  await expect(harvest.getByRole('cell').nth(1)).toHaveText(/^24\.0( oz)?$/);
  await expect(harvest.getByRole('cell').nth(4)).toHaveText('4');
  await expect(page.getByRole('row').filter({ hasText: 'Monday 11/30' })).toBeVisible();

  // Ten days from tray to harvest, so planting is today's work.
  await farm.walkTo('/tasks/today');
  const plant = today.tick('Plant', 'Sunflower');
  await plant.check();
  await page.reload();
  await today.show('All');
  await expect(plant).toBeChecked();
  await expect(today.tick('Sweep/Mop')).not.toBeChecked();

  // The undo of the tick, then of the order: also after a reload.
  await page.keyboard.press('Control+z');
  await expect(plant).not.toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: Add order Monday box')).toBeVisible();
  await expect(plant).toBeHidden();
  await expect(today.tick('Sweep/Mop')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(plant).not.toBeChecked();
});

test('two tabs show one farm, and none overwrites the other', async ({ page, farm, context }) => {
  const other = await context.newPage();
  await farm.open('/catalog/varieties');
  await openScreen(other, '/catalog/varieties');
  for (const [tab, name] of [
    [page, 'Sunflower'],
    [other, 'Speckled Pea'],
    [page, 'Radish'],
  ] as const) {
    const editor = new VarietyEditor(tab);
    await new VarietiesPage(tab).add.click();
    await editor.name.fill(name);
    await editor.save.click();
    await expect(editor.dialog).toBeHidden();
  }
  for (const tab of [page, other]) {
    await expect(new VarietiesPage(tab).names).toHaveText(['Radish', 'Speckled Pea', 'Sunflower']);
    await farm.saved();
    await tab.reload();
    await expect(new VarietiesPage(tab).names).toHaveText(['Radish', 'Speckled Pea', 'Sunflower']);
  }
});

test('changes of one moment in two tabs are both kept', async ({ page, farm, context }) => {
  await farm.has(SMALL_FARM);
  const other = await context.newPage();
  const ticks = [page, other].map((tab) =>
    new TasksOfDay(tab, 'Friday 11/20').card.getByRole('checkbox', { checked: false }),
  );
  await Promise.all([page, other].map((tab) => openScreen(tab, '/tasks/today')));
  const [here, there] = ticks;
  if (!here || !there) throw new Error('Two tabs are open.');
  await Promise.all([here, there].map((open) => expect(open.first()).toBeVisible()));
  const openCount = await here.count();
  await Promise.all([here.first().check(), there.last().check()]);
  await expect(here).toHaveCount(openCount - 2);
  await expect(there).toHaveCount(openCount - 2);
  await page.reload();
  await expect(here).toHaveCount(openCount - 2);
});
