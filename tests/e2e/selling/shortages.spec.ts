import type { Locator, Page } from '@playwright/test';
import { expect, test, walk } from '#tests/support/browser/farm-test.ts';
import { bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { OrdersPage } from '../pages/orders-page.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';

// Code that is loaded ahead is not there without a network.
test.use({
  expectedComplaints: [/ERR_INTERNET_DISCONNECTED/],
});

/** The farm of the worked examples with a tray of Friday's sunflower lost on Saturday. */
const CALL = '2026-11-22T14:00:00-08:00';
const NOTHING_SHORT = 'Nothing is short. Every delivery of the next 14 days is covered.';

const LOSS = aHarvestLoss({
  dateISO: '2026-11-21',
  varietyId: 'sunflower',
  atISO: '2026-11-21T17:00:00.000Z',
});

test.beforeEach(async ({ page, farm }) => {
  await page.clock.setFixedTime(CALL);
  await farm.has(bistroFarm({ harvestLosses: [LOSS] }));
});

/** The card of Bistro Friday. */
function bistro(page: Page): Locator {
  return page.getByRole('region', { name: /^Fri 11\/27 Bistro Friday/ });
}

async function apply(page: Page, title: string): Promise<void> {
  await bistro(page)
    .getByRole('button', { name: `Apply: ${title}` })
    .click();
}

test('a lost tray is told, covered by two proposals, undone @phone', async ({ page, farm }) => {
  await farm.open('/tasks/harvest-plan');
  await expect(page.getByText('1 delivery is short')).toBeVisible();
  await page.getByRole('link', { name: 'See all' }).click();
  const card = bistro(page);
  await expect(card).toContainText('Fri 11/27 Bistro Friday: 8 oz Sunflower');
  // All that answers is there by now; what follows is done without a network.
  await page.context().setOffline(true);
  await expect(card.getByRole('list', { name: 'Reasons' }).getByRole('listitem')).toHaveText([
    '1 tray lost',
    '32 oz available, 40 oz promised',
  ]);
  await expect(card.getByRole('list', { name: 'Suggestions' }).locator('strong')).toHaveText([
    'Move the whole delivery to Wed 12/2',
    'Cut 3.3 oz of Sat 11/28 early, 0 days old',
    'Give 0.9 oz Radish instead, cut Tue 11/24, 3 days old',
    'Deliver 8 oz less',
  ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page).toHaveNoBarrier();

  await apply(page, 'Cut 3.3 oz of Sat 11/28 early, 0 days old');
  await expect(card).toContainText('Fri 11/27 Bistro Friday: 4.7 oz Sunflower');
  await apply(page, 'Deliver 4.8 oz less');
  await expect(page.getByText(NOTHING_SHORT)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card).toContainText('Fri 11/27 Bistro Friday: 4.7 oz Sunflower');
  await page.keyboard.press('Control+z');
  await expect(card).toContainText('Fri 11/27 Bistro Friday: 8 oz Sunflower');
});

test('what was agreed stands with the order, and is taken back there', async ({ page, farm }) => {
  await farm.open('/tasks/shortages');
  await apply(page, 'Deliver 8 oz less');
  await expect(page.getByText(NOTHING_SHORT)).toBeVisible();
  await farm.walkTo('/ops/orders?order=ord_bistro_friday');
  const dialog = page.getByRole('dialog', { name: 'Edit order' });
  await expect(dialog.getByRole('list', { name: 'Delivery changes' })).toContainText('8 oz less');
  await dialog.getByRole('button', { name: 'Undo: 8 oz less' }).click();
  await expect(dialog.getByRole('list', { name: 'Delivery changes' })).toBeHidden();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toBeHidden();
  await farm.walkTo('/tasks/shortages');
  await expect(bistro(page)).toContainText('8 oz Sunflower');
});

test('two tabs that apply at once keep both', async ({ page, farm, context }) => {
  await farm.open('/tasks/shortages');
  await expect(bistro(page)).toContainText('8 oz Sunflower');
  const other = await context.newPage();
  await other.clock.setFixedTime(CALL);
  await other.goto('/tasks/shortages');
  await expect(bistro(other)).toContainText('8 oz Sunflower');
  await Promise.all([
    apply(page, 'Give 0.9 oz Radish instead, cut Tue 11/24, 3 days old'),
    apply(other, 'Cut 3.3 oz of Sat 11/28 early, 0 days old'),
  ]);
  // 8 oz less 3.28 of Saturday's trays and 0.92 of radish.
  await expect(bistro(page)).toContainText('3.8 oz Sunflower');
  await expect(bistro(other)).toContainText('3.8 oz Sunflower');

  // Less is agreed in one tab while the other deletes the order: it is gone, and nobody is short of it.
  const apart = new OrdersPage(other);
  await walk(other, '/ops/orders');
  await apart.choose('Bistro Friday', 'Delete');
  const less = bistro(page).getByRole('button', { name: 'Apply: Deliver 3.8 oz less' });
  const gone = other.getByRole('dialog').getByRole('button', { name: 'OK', exact: true });
  const buttons = [await less.elementHandle(), await gone.elementHandle()];
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  await expect(apart.name('Bistro Friday')).toHaveCount(0);
  await expect(page.getByText(NOTHING_SHORT)).toBeVisible();
  await farm.walkTo('/ops/orders');
  for (const tab of [page, other]) {
    await expect(new OrdersPage(tab).name('Cafe Saturday')).toBeVisible();
    await expect(new OrdersPage(tab).name('Bistro Friday')).toHaveCount(0);
  }
  await other.close();
});

test('what is left over is sold with one tap, or is gone once cut', async ({ page, farm }) => {
  await farm.open('/tasks/shortages');
  await page.getByRole('link', { name: 'Sell it: Sunflower Sat 11/28' }).click();
  const dialog = page.getByRole('dialog', { name: 'Can I say yes?' });
  await expect(dialog.getByLabel('How much')).toHaveValue('4');
  await expect(dialog).toContainText('Yes, from leftovers');
  await dialog.getByRole('button', { name: 'Take the order' }).click();
  await expect(page.getByText(/^Order taken\./)).toBeVisible();
  await farm.walkTo('/tasks/shortages');
  await expect(page.getByText('Sunflower Sat 11/28: 4 oz')).toBeHidden();

  await farm.comeBackAt('2026-11-24T09:00:00-08:00', '/tasks/today');
  await page
    .getByRole('checkbox', { name: /Harvest.*Radish/ })
    .first()
    .click();
  await farm.walkTo('/tasks/shortages');
  await page.getByRole('button', { name: 'Mark used: Radish Tue 11/24' }).click();
  await expect(page.getByText('2 oz Radish marked used')).toBeVisible();
  await expect(page.getByText('Radish Tue 11/24: 2 oz')).toBeHidden();
});

test('the shortages go into a file and on paper', async ({ page, farm }) => {
  await farm.open('/tasks/shortages');
  await expect(bistro(page)).toBeVisible();
  const { name } = await savedFile(page, 'CSV');
  expect(name).toBe('shortages.csv');
  await page.emulateMedia({ media: 'print' });
  await expect(bistro(page)).toBeVisible();
  await expect(
    bistro(page)
      .getByRole('button', { name: /^Apply/ })
      .first(),
  ).toBeHidden();
});
