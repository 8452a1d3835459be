import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { changedSmallFarm } from '#tests/support/farms/small-farm.ts';
import { HarvestPlanPage } from '../pages/harvest-plan-page.ts';

const PLAN = '/tasks/harvest-plan';

test('a day has its totals, a variety its demand and its orders', async ({ page, farm }) => {
  const plan = new HarvestPlanPage(page);
  await farm.open(PLAN, SMALL_FARM);
  await expect
    .poll(() => plan.heads())
    .toBe('Variety, Demand, Carry, Net demand, Trays, Expected, Leftover, Packages, Bulk, Orders');
  const totals = ['238.0', '39.5', '198.5', '24', '234.7', '+36.2', ''];
  expect(await plan.cells(plan.day('Friday 11/20'))).toEqual(totals);
  const broccoli = ['35.2', '4.5', '30.7', '4', '33.9', '+3.2', '44', '0', 'View 2'];
  expect(await plan.cells(plan.variety('Broccoli'))).toEqual(['Broccoli', ...broccoli]);
  // Nothing is carried in for arugula.
  expect((await plan.cells(plan.variety('Arugula'))).slice(1, 4)).toEqual(['4.4', '', '4.4']);
  await plan.show('lb');
  await expect.poll(async () => (await plan.cells(plan.variety('Broccoli')))[1]).toBe('2.2');

  await plan.show('oz');
  const view = page.getByRole('button', { name: 'View 3 orders of Rambo Radish, Friday 11/20' });
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'Rambo Radish — Friday 11/20' });
  // A fifth of the farmers mix is radish: of 26 packages of 2 oz that is 10.4 oz.
  const market = dialog.getByRole('row').filter({ hasText: 'Riverside Saturday Market' });
  await expect(market.first()).toContainText(/PACKAGE\s*26\s*2\.0\s*10\.4\s*49\.3%/);
  await expect(market.last()).toContainText(/PACKAGE\s*8\s*2\.0\s*16\.0$/);
  const chef = dialog.getByRole('row').filter({ hasText: 'Sato Ramen House' });
  await expect(chef).toContainText(/BULK\s*—\s*—\s*20\.0\s*37\.3%/);
  // The one that takes least comes first; lines of an order stay together.
  await dialog.getByRole('columnheader', { name: 'Share' }).getByRole('button').click();
  await expect(dialog.getByRole('row').last()).toContainText('Riverside Saturday Market');
  await expect(page).toHaveNoBarrier();
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
});

test('quick ranges count today, and the address keeps the range', async ({ page, farm }) => {
  const plan = new HarvestPlanPage(page);
  await farm.open(PLAN);
  await says(page, 'No harvest demand within this range.');
  for (const [choice, end] of [
    ['7d', '2026-11-26'],
    ['30d', '2026-12-19'],
    ['14d', '2026-12-03'],
  ] as const) {
    await plan.show(choice);
    await expect(plan.start).toHaveValue('2026-11-20');
    await expect(plan.end).toHaveValue(end);
  }
  await plan.start.fill('2026-11-25');
  await page.reload();
  await expect(plan.start).toHaveValue('2026-11-25');
  await expect(plan.end).toHaveValue('2026-12-03');
  await plan.reset.click();
  await expect(plan.start).toHaveValue('2026-11-20');
});

test('the end is never before the start, also while it is typed', async ({ page, farm }) => {
  const plan = new HarvestPlanPage(page);
  await farm.open(PLAN);
  await plan.start.fill('2026-12-10');
  await expect(plan.end).toHaveValue('2026-12-10');
  await plan.end.fill('2026-12-01');
  await plan.start.focus();
  await expect(plan.end).toHaveValue('2026-12-10');
  // On the way to December the field passes January, which is before the start.
  await plan.end.focus();
  await page.keyboard.type('12242026');
  await expect(plan.end).toHaveValue('2026-12-24');
  await expect(page).toHaveURL(/to=2026-12-24/);
});

test('a harvest planted before an order came in is short, in a word', async ({ page, farm }) => {
  const plan = new HarvestPlanPage(page);
  // Of kale, one tray of 7.5 oz grows for 7.0 oz on Sunday; now 8.0 oz are wanted as well.
  const late = {
    id: 'ord_late',
    name: 'Late lunch',
    kind: 'ONCE',
    orderCategory: 'RESTAURANT',
    date: '2026-11-22',
    items: [{ mode: 'PACKAGE', productId: 'prod_red-russian-kale', packageOz: 2, count: 4 }],
  };
  const wanted = changedSmallFarm(({ orders }) => ({ orders: [orders, late].flat() }));
  await farm.open(`${PLAN}?from=2026-11-22&to=2026-11-22`, wanted);
  const kale = plan.variety('Red Russian Kale');
  expect((await plan.cells(kale)).slice(1, 6)).toEqual(['15.0', '', '15.0', '1', '7.5']);
  await expect(kale).toContainText(/Short\s*−7\.5/);
});

test('the plan goes into a file, and on paper with its days and unit', async ({ page, farm }) => {
  await farm.open(PLAN, SMALL_FARM);
  const { name, lines } = await savedFile(page, 'Download CSV');
  expect(name).toBe('harvest-plan-2026-11-20.csv');
  expect(lines[1]).toBe('2026-11-20,Arugula,4.4,0,4.4,1,6.5,2.1,44,0,2');
  await page.emulateMedia({ media: 'print' });
  await says(page, 'Fri 11/20/2026 to Thu 12/3/2026, weights in oz');
  await expect(page.getByRole('table')).toBeVisible();
  for (const chrome of [
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'Download CSV' }),
    page.getByLabel('Start date'),
  ])
    await expect(chrome).toBeHidden();
});
