import { expect, test, undo, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { openTaskBlock, TasksOfDay } from '../pages/tasks-of-day.ts';
import { TasksPage } from '../pages/tasks-page.ts';

test('a day is a card; late and later work is behind a line each', async ({ page, farm }) => {
  const tasks = new TasksPage(page);
  await farm.open('/tasks/today', SMALL_FARM);
  await expect(tasks.days).toHaveText(['Tasks — Friday 11/20']);
  await openTaskBlock(page, 'late');
  await openTaskBlock(page, 'next');
  await expect(tasks.days.nth(0)).toHaveText('Tasks — Wednesday 11/18');
  await expect(tasks.days.nth(1)).toHaveText('Tasks — Friday 11/20');
  await expect(tasks.days.last()).toHaveText('Tasks — Friday 12/18');
  const today = new TasksOfDay(page, 'Friday 11/20').card;
  await expect(today.getByRole('columnheader')).toHaveText([
    'Type',
    'Variety / Task',
    'Qty',
    'Notes',
    'Done',
  ]);
  const harvest = today.getByRole('row').filter({ hasText: 'Harvest' });
  await expect(harvest.filter({ hasText: 'Genovese Basil' })).toContainText(
    /1 tray\s*5\.0 oz, 2\.0 oz carry/,
  );
});

test('open days are remembered on the device, today at first', async ({ page, farm }) => {
  const tasks = new TasksPage(page);
  await farm.open('/tasks/today', SMALL_FARM);
  const [today, saturday] = [tasks.opener('Friday 11/20'), tasks.opener('Saturday 11/21')];
  await expect(today).toHaveAttribute('aria-expanded', 'true');
  await openTaskBlock(page, 'next');
  await expect(page.getByText('8 tasks: Plant 2, Lights 2, Water 2, Soak 1, Dome 1')).toBeVisible();
  await saturday.focus();
  await page.keyboard.press('Enter');
  await today.click();
  await page.reload();
  await expect(saturday).toHaveAttribute('aria-expanded', 'true');
  await expect(today).toHaveAttribute('aria-expanded', 'false');
});

test('a row just ticked stays under Open until the next visit', async ({ page, farm }) => {
  await farm.open('/tasks/today', SMALL_FARM);
  const today = new TasksOfDay(page, 'Friday 11/20');
  const arugula = today.tick('Lights', 'Arugula');
  await today.show('Open');
  await expect(today.tick('Soak', 'Sunflower')).toBeHidden();
  await arugula.check();
  await expect(page.getByText('Lights, Arugula done', { exact: true })).toBeVisible();
  await undo(page);
  await expect(arugula).not.toBeChecked();
  await arugula.check();
  await expect(arugula).toBeVisible();
  await page.reload();
  await expect(today.tick('Plant', 'Beet')).toBeVisible();
  await expect(arugula).toBeHidden();
});

test('the last tick of a day asks nothing and stays in sight', async ({ page, farm }) => {
  const tasks = new TasksPage(page);
  const today = new TasksOfDay(page, 'Friday 11/20');
  await farm.open('/tasks/today');
  await tasks.quickTasks.getByRole('button', { name: '+ Sweep/Mop' }).click();
  await today.tick('Sweep/Mop').click();
  await expect(page.getByText('All done for Friday.', { exact: true })).toBeVisible();
  await expect(today.tick('Sweep/Mop')).toBeChecked();
  await farm.open('/tasks/today');
  await expect(today.card).toContainText('All done for Friday.');
  await expect(today.tick('Sweep/Mop')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'All tasks are done' })).toBeVisible();
  await tasks.showArchived.click();
  await expect(today.tick('Sweep/Mop')).toBeChecked();
});

test('tasks by hand stay when rebuilt, and are marked done in one go', async ({ page, farm }) => {
  const tasks = new TasksPage(page);
  const today = new TasksOfDay(page, 'Friday 11/20');
  const question = 'Mark all tasks for Friday 11/20 as done?';
  await farm.open('/tasks/today');
  await expect(page.getByRole('heading', { name: 'No tasks yet' })).toBeVisible();
  for (const name of ['Sweep/Mop', 'Scrub Trays'])
    await tasks.quickTasks.getByRole('button', { name: `+ ${name}` }).click();
  await tasks.rebuild.click();
  await expect(page.getByText('Rebuilt 2 tasks', { exact: true })).toBeVisible();
  const markAll = today.card.getByRole('button', { name: 'Mark all done' });
  await markAll.click();
  await expect(page).toHaveNoBarrier();
  await tasks.answer(question, 'Cancel');
  await expect(markAll).toBeFocused();
  await expect(today.card.getByRole('checkbox', { checked: false })).toHaveCount(2);
  await markAll.click();
  await tasks.answer(question, 'OK');
  await expect(today.card.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await undo(page);
  await expect(today.card.getByRole('checkbox', { checked: false })).toHaveCount(2);
});

test('a recurring task is added once for each occurrence', async ({ page, farm }) => {
  const tasks = new TasksPage(page);
  await farm.open('/tasks/today');
  await tasks.addTask.click();
  const dialog = tasks.dialogNamed('Add Task');
  const save = dialog.getByRole('button', { name: 'Add Task' });
  await save.hover();
  await expect(page.getByRole('tooltip', { name: 'Task required' })).toBeVisible();
  await dialog.getByLabel('Task', { exact: true }).fill('Sanitize Shears');
  await dialog.getByText('Recurring').click();
  await dialog.getByLabel('Occurrences').fill('3');
  await expect(dialog.getByText('Adds 3 tasks, the last on Fri 12/4/2026')).toBeVisible();
  await expect(page).toHaveNoBarrier();
  await save.click();
  await expect(dialog).toBeHidden();
  await openTaskBlock(page, 'next');
  await expect(tasks.days).toHaveText([
    'Tasks — Friday 11/20',
    'Tasks — Friday 11/27',
    'Tasks — Friday 12/4',
  ]);
});

test('quick tasks are a sorted list of names, each once', async ({ page, farm }) => {
  const tasks = new TasksPage(page);
  const chips = tasks.quickTasks.getByRole('button', { name: /^\+ / });
  const names = ['Follow-up Call', 'Scrub Glassware', 'Scrub Trays', 'Sweep/Mop'];
  await farm.open('/tasks/today');
  await expect(chips).toHaveText(names.map((name) => `+ ${name}`));
  await tasks.quickTasks.getByRole('button', { name: 'Edit list' }).click();
  const dialog = tasks.dialogNamed('Quick tasks');
  const field = dialog.getByLabel('New quick task');
  await field.fill('scrub trays ');
  await dialog.getByRole('button', { name: 'Add', exact: true }).hover();
  await expect(page.getByRole('tooltip', { name: 'Already in the list' })).toBeVisible();
  await field.fill('Oil Hinges');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove Sweep/Mop' }).click();
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(chips).toHaveText(
    ['Follow-up Call', 'Oil Hinges', 'Scrub Glassware', 'Scrub Trays'].map((name) => `+ ${name}`),
  );
});

test('quick tasks are behind the plus of a phone @phone', async ({ page, farm, isMobile }) => {
  const tasks = new TasksPage(page);
  await farm.open('/tasks/today', SMALL_FARM);
  if (isMobile) await tasks.addTask.click();
  await tasks.quickTasks.getByRole('button', { name: '+ Sweep/Mop' }).click();
  await expect(new TasksOfDay(page, 'Friday 11/20').tick('Sweep/Mop')).toBeVisible();
});
