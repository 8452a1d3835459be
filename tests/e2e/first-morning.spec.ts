import type { Locator, Page } from '@playwright/test';
import { showInScheme } from '#tests/support/browser/accessibility.ts';
import { expect, test, undo, says } from '#tests/support/browser/farm-test.ts';
import { morningFarm } from '#tests/support/farms/morning-farm.ts';
import { chooseForTask, openTaskBlock, TasksOfDay } from './pages/tasks-of-day.ts';
import { TasksPage } from './pages/tasks-page.ts';

/** Three lines with the room around them. */
const THREE_LINES = 3 * 48;

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('Only what is drawn has a place.');
  return box.y + box.height;
}

/** All of a day on paper: late work, tonight, every day and the orders of the day. */
async function expectDaySheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for Friday 11/20' }).click();
  await page.getByRole('menuitem', { name: 'Print day sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'Tasks — Friday 11/20' }) });
  await expect(paper.getByRole('heading', { level: 2 })).toHaveText([
    'Late',
    'Tonight',
    'Every day',
    'Orders',
  ]);
  await expect(paper).toContainText('Too late for Fri 11/27');
  await expect(paper.getByText(/^Wipe shelf /)).toHaveCount(24);
  await expect(paper).toContainText('Water: Arugula 3, Sunflower 4');
  await expect(paper).toContainText('Arugula 8 oz');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper).toBeHidden();
}

test('a first morning, by thumb or by keys @phone', async ({ page, farm, isMobile }) => {
  test.slow();
  const screen = isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 };
  await page.setViewportSize(screen);
  await farm.open('/tasks/today', morningFarm());
  const today = new TasksOfDay(page, 'Friday 11/20');
  const tasks = new TasksPage(page);
  const radish = today.tick('Plant', 'Radish');
  const late = page.getByRole('region', { name: '26 late since Sun 11/15' });

  // Whatever is late, work of today can be ticked at once.
  await expect(late).toBeVisible();
  expect((await late.boundingBox())?.height).toBeLessThanOrEqual(THREE_LINES);
  const bar = isMobile ? 64 : 0;
  expect(await bottomOf(radish)).toBeLessThan(screen.height - bar);
  await expect(page).toHaveNoBarrier();
  await showInScheme(page, 'dark');
  await expect(page).toHaveNoBarrier();
  await showInScheme(page, 'light');
  if (!isMobile) await expectDaySheet(page);
  // Before the first message stands in front of the last line of the page.
  await openTaskBlock(page, 'next');

  await late.getByRole('button', { name: 'All to today' }).click();
  await expect(page.getByText('26 late tasks moved to today')).toBeVisible();
  await expect(late).toBeHidden();
  await expect(today.tick('Plant', 'Pea')).toBeVisible();
  await undo(page);
  await late.getByRole('button', { name: 'Skip all' }).click();
  await tasks.answer('Skip 26 late tasks, including 1 harvest?', 'OK');
  await expect(page.getByText('26 late tasks skipped')).toBeVisible();
  await expect(late).toBeHidden();
  await undo(page);
  await late.getByRole('button', { name: 'Done', exact: true }).click();
  await tasks.answer('Mark 26 late tasks as done?', 'Cancel');
  await late.getByRole('button', { name: 'Done', exact: true }).click();
  await tasks.answer('Mark 26 late tasks as done?', 'OK');
  await expect(page.getByText('26 late tasks done')).toBeVisible();
  await expect(late).toBeHidden();

  await expect(page.getByRole('region', { name: 'Every day' })).toContainText(
    'Water: Arugula 3, Sunflower 4',
  );

  // What is put in tonight is the soak of tomorrow, here and there.
  const tonight = page.getByRole('region', { name: 'Tonight' });
  await expect(tonight).toContainText('3 trays. Start by 10 pm, ready by 6 am');
  const soak = tonight.getByRole('checkbox', { name: 'Done: Soak, Sunflower' });
  await soak.click();
  await tasks.opener('Saturday 11/21').click();
  const ofSaturday = new TasksOfDay(page, 'Saturday 11/21').tick('Soak', 'Sunflower');
  await expect(ofSaturday).toBeChecked();
  await ofSaturday.click();
  await expect(page.getByText('Soak, Sunflower reopened.')).toBeVisible();
  await expect(soak).not.toBeChecked();

  // Work of a later day than tomorrow is asked about once.
  await tasks.opener('Thursday 11/26').click();
  const harvest = new TasksOfDay(page, 'Thursday 11/26').tick('Harvest', 'Arugula');
  await harvest.click();
  await tasks.answer('Mark the Thu 11/26 harvest done on Fri 11/20?', 'Cancel');
  await expect(harvest).not.toBeChecked();

  // A task of one's own comes back until it is stopped.
  await tasks.addTask.click();
  const adding = tasks.dialogNamed('Add Task');
  await adding.getByLabel('Task', { exact: true }).fill('Sanitize Shears');
  await adding.getByText('Recurring').click();
  await adding.getByLabel('Until I stop it').check();
  await expect(adding.getByText('Adds 5 tasks, and more until you stop it')).toBeVisible();
  await adding.getByRole('button', { name: 'Add Task' }).click();
  const later = new TasksOfDay(page, 'Friday 12/4').card;
  await expect(later).toContainText('Sanitize Shears');
  await chooseForTask(today.card, 'Sanitize Shears', 'Stop repeating');
  await expect(page.getByText('Sanitize Shears no longer repeats')).toBeVisible();
  await expect(later).toBeHidden();

  if (isMobile) {
    await today.card.getByRole('button', { name: 'More for Plant, Radish' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Plant, Radish' });
    await expect(sheet.getByRole('link', { name: 'Radish' })).toBeVisible();
    await expect(sheet).toContainText('for Sat 11/28');
    await expect(page).toHaveNoBarrier('[role=dialog]');
    await sheet.getByRole('button', { name: 'Close' }).last().tap();

    // The name ticks as the row does; the box is not in the way.
    await today.card.getByRole('link', { name: 'Radish' }).tap();
    await expect(radish).toBeChecked();
    await today.card.getByText('2 trays', { exact: true }).tap();
    await expect(page.getByText('Radish reopened.')).toBeVisible();
    await today.card.getByRole('link', { name: 'Radish' }).tap();
    await today.card.getByText('Sharpen knives').tap();
    await expect(today.tick('Sharpen knives')).toBeChecked();
    await expect(page).toHaveURL(/\/tasks\/today$/);
    await today.card.getByText('Sanitize Shears').tap();
  } else {
    // By keyboard alone: one key to the first task, one for each tick.
    await farm.open('/tasks/today');
    await page.keyboard.press('j');
    await expect(radish).toBeFocused();
    await page.keyboard.press('?');
    await expect(tasks.dialogNamed('Keyboard shortcuts')).toBeVisible();
    await expect(page).toHaveNoBarrier('[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(radish).toBeFocused();
    await page.keyboard.press('e');
    await expect(tasks.dialogNamed('Plant, Radish')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(radish).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('x');
    await expect(radish).toBeChecked();
    await expect(today.card.getByRole('checkbox', { checked: false })).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('x');
  }
  // The planting was recorded at its tick: nothing is asked at the last one.
  await says(page, 'All done for Friday. Next: soak Sunflower, 3 trays, tonight.');
  await expect(radish).toBeChecked();
});
