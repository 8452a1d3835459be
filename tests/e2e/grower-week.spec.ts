import type { Page } from '@playwright/test';
import { bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { expect, test, part, says } from '#tests/support/browser/farm-test.ts';
import { OrderDialog } from './pages/order-dialog.ts';
import { OrdersPage } from './pages/orders-page.ts';
import { chooseForTask, loseTrays, openTaskBlock, TasksOfDay } from './pages/tasks-of-day.ts';

/** What all screens have to say of one harvest. */
interface Truth {
  /** The day of the harvest, as in "Friday 12/4". */
  readonly day: string;
  /** Trays as lists say them: "3 trays, 4 planned". */
  readonly trays: string;
  /** Ounces that are really there. */
  readonly ounces: string;
  /** The delivery that is short, and by how much; null when nobody is. */
  readonly short: { readonly order: string; readonly ounces: number; readonly day: string } | null;
}

/** Asks the harvest plan, the dashboard, the tasks and the batches, one after the other. */
async function allSay(page: Page, open: (path: string) => Promise<void>, truth: Truth) {
  const { day, trays, ounces, short } = truth;
  await open('/tasks/harvest-plan');
  const plan = page.locator('main');
  await expect(plan.getByText(ounces, { exact: true }).first()).toBeVisible();
  if (short !== null) {
    const words = `${short.order} ${short.ounces.toFixed(1)} oz`;
    await expect(plan.getByText(words).first()).toBeVisible();
  }

  await open('/dashboard');
  const card = page.getByRole('region', { name: 'Short' });
  await expect(page.getByRole('region', { name: 'Next harvests' })).toBeVisible();
  if (short !== null) {
    await expect(card).toContainText(`${short.day} ${short.order}: ${short.ounces} oz`);
  }

  await open('/tasks/today');
  const tasks = await new TasksOfDay(page, day).open();
  await expect(tasks.card.getByText(trays).first()).toBeVisible();

  await open('/ops/batches');
  const counted = trays.replace(/ trays?/u, '( trays?)?');
  await expect(page.getByText(new RegExp(`^${counted}`, 'u')).first()).toBeVisible();
  await expect(page.getByText(day.replace(/(?<=^...)[a-z]+/u, '')).first()).toBeVisible();
}

test('a week that a grower tells is said alike on every screen', async ({ page, farm }) => {
  test.setTimeout(360_000);
  const at = (day: string) => `2026-11-${day}T08:00:00-08:00`;
  const go = (path: string) => farm.walkTo(path);
  const say = (truth: Truth) => allSay(page, go, truth);
  const orders = new OrdersPage(page);
  const order = new OrderDialog(page);
  const undone = page.getByRole('button', { name: 'Undo' });
  const more = (words: string, item: string) => chooseForTask(page, words, item);
  const openDay = (day: string) => new TasksOfDay(page, day).open();
  const enter = async (name: string, day: string, crop: string, count: string) => {
    await go('/ops/orders');
    await orders.newOrder.click();
    await order.name.fill(name);
    await order.field('Date').fill(day);
    await order.sellPackages(1, crop, '4 oz', count);
  };

  // Sunday: eight ounces more for Friday 12/4. 48 oz and the buffer are 3.18 trays of 16: four.
  await page.clock.setFixedTime(at('22'));
  await farm.open('/ops/orders', bistroFarm());
  await enter('Deli Friday', '2026-12-04', 'Sunflower', '2');
  await order.save.click();
  await expect(order.dialog).toBeHidden();
  await say({
    day: 'Friday 12/4',
    trays: '4 trays',
    ounces: '64.0',
    short: null,
  });

  // Tuesday: yesterday's radish was planted and not ticked; of four trays of sunflower three are planted.
  await farm.comeBackAt(at('24'), '/tasks/today');
  await openTaskBlock(page, 'late');
  await page.getByRole('button', { name: 'Mark planted: Radish' }).click();
  const tuesday = await openDay('Tuesday 11/24');
  await tuesday.tick('Plant', 'Sunflower').click();
  await page.getByRole('button', { name: '4 planted, correct Sunflower, Tue 11/24' }).click();
  const planted = page.getByRole('dialog', { name: 'Confirm trays planted — Tuesday 11/24' });
  await planted.getByRole('textbox', { name: 'Trays of Sunflower' }).fill('3');
  await planted.getByRole('button', { name: 'Save', exact: true }).click();
  // The 16 oz that Friday would have left over were Saturday's.
  await expect(page.getByText(/Cafe Saturday 12 oz short/)).toBeVisible();
  await say({
    day: 'Friday 12/4',
    trays: '3 trays, 4 planned',
    ounces: '48.0',
    short: { order: 'Cafe Saturday', ounces: 12, day: 'Sat 12/5' },
  });

  // Wednesday: mold in the trays for this Friday. 16 oz are left for 40.
  await farm.comeBackAt(at('25'), '/tasks/today');
  await openDay('Friday 11/27');
  await loseTrays(page, 'Harvest, Sunflower', '2');
  await expect(page.getByText('Lost 2 trays Sunflower. Bistro Friday 24 oz short.')).toBeVisible();
  await say({
    day: 'Friday 11/27',
    trays: '1 tray, 3 planned',
    ounces: '16.0',
    short: { order: 'Bistro Friday', ounces: 24, day: 'Fri 11/27' },
  });

  // No radish is planted on Monday, and next week's sunflower goes in two days later.
  await go('/tasks/today');
  await openDay('Monday 11/30');
  await more('Plant, Radish', 'Skip');
  await expect(page.getByText('Skipped Radish, 2 trays for Tue 12/8.')).toBeVisible();
  await expect(page.getByText('Grill Tuesday 18 oz short.')).toBeVisible();
  await openDay('Tuesday 12/1');
  await more('Plant, Sunflower', 'Move…');
  const moving = page.getByRole('dialog', { name: 'Move — Plant, Sunflower' });
  await moving.getByLabel('Day').fill('2026-12-03');
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Sunflower moved to Thu 12/3, cut Sun 12/13.')).toBeVisible();
  await expect(page.getByText('Bistro Friday 40 oz short.')).toBeVisible();
  await go('/tasks/shortages');
  await expect(page.getByText(/Tue 12\/8 Grill Tuesday: 18 oz Radish/)).toBeVisible();

  // Radish for Friday should have been planted six days ago: told before saving, one line after it.
  await enter('Late Lunch', '2026-11-27', 'Radish', '2');
  await expect(order.dialog.getByText(/^Too late for Fri 11\/27/)).toBeVisible();
  await order.dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(order.dialog).toBeHidden();
  await go('/dashboard');
  await expect(part(page, 'Short')).toContainText('Fri 11/27 Late Lunch: 8 oz');
  await go('/tasks/today');
  await openTaskBlock(page, 'late');
  await says(page, 'Too late: Radish, 1 tray for Fri 11/27. Plant was due Thu 11/19.');

  // The chef wants eight ounces more of what grows already: that much more is short.
  await go('/ops/orders');
  await orders.choose('Bistro Friday', 'Edit');
  await order.item(1).getByLabel('Weight').fill('48');
  await order.save.click();
  await expect(order.dialog).toBeHidden();
  await say({
    day: 'Friday 11/27',
    trays: '1 tray, 3 planned',
    ounces: '16.0',
    short: { order: 'Bistro Friday', ounces: 32, day: 'Fri 11/27' },
  });

  // The late lunch is called off: nobody is short of it any more, and what was to be planted is dropped.
  await go('/ops/orders');
  await orders.choose('Late Lunch', 'Delete');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(orders.name('Late Lunch')).toBeHidden();
  await expect(undone.last()).toBeVisible();
  await go('/tasks/today');
  await openTaskBlock(page, 'late');
  await page.getByRole('button', { name: 'Skip batch: Radish' }).click();
  await expect(page.getByText(/^Too late/)).toBeHidden();
  await go('/dashboard');
  await expect(part(page, 'Short')).toContainText('Fri 11/27 Bistro Friday: 32 oz');
  await expect(page.getByText('Late Lunch')).toBeHidden();
});
