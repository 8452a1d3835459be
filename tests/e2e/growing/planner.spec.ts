import { expect, test, SMALL_FARM, says, part } from '#tests/support/browser/farm-test.ts';
import { changedSmallFarm } from '#tests/support/farms/small-farm.ts';
import { PlannerPage } from '../pages/planner-page.ts';

const PLANNER = '/tasks/planner';

test('months run from Sunday, follow each other, and end with tasks', async ({ page, farm }) => {
  const planner = new PlannerPage(page);
  await farm.open(PLANNER, SMALL_FARM);
  await expect(planner.month('November 2026')).toBeVisible();
  await expect
    .poll(() => planner.heads())
    .toBe('Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday');
  await expect(planner.day('Friday 11/20')).toHaveAttribute('aria-current', 'date');
  await expect(planner.tasks('Friday 11/20')).toContainText('24 tasks');
  await expect(planner.tasks('Wednesday 11/18')).toContainText('1 late');
  await expect(planner.tasks('Thursday 11/19')).toContainText('All done');
  await expect(planner.day('Thursday 11/26').getByText('No orders', { exact: true })).toBeVisible();
  // Peas soak for 24 hours on Saturday.
  await expect(planner.day('Saturday 11/21').getByText('24hr', { exact: true })).toBeVisible();

  await planner.previous.click();
  await expect(planner.month('October 2026')).toBeVisible();
  await planner.today.click();
  await planner.next.click();
  await planner.next.click();
  await expect(planner.month('January 2027')).toBeVisible();
  await page.reload();
  await expect(planner.month('January 2027')).toBeVisible();
  // 45 days after November 20 is January 4; standing orders go on.
  await expect(planner.tasks('Monday 1/4')).toContainText(/\d+ tasks?/);
  await expect(planner.tasks('Tuesday 1/5')).toHaveText(/^No tasks yet/);
  await expect(planner.day('Saturday 1/23').getByText('Riverside Saturday Market')).toBeVisible();
  await planner.today.click();
  await expect(planner.month('November 2026')).toBeVisible();
  await expect(page).toHaveURL(/\/tasks\/planner$/);
});

test('the tasks of a day stand by kind of work and are ticked there', async ({ page, farm }) => {
  const planner = new PlannerPage(page);
  await farm.open(PLANNER, SMALL_FARM);
  await planner.tasks('Saturday 11/21').click();
  const dialog = planner.dialogNamed('Tasks — Saturday, 11/21');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    /^Soak/,
    /^Plant/,
    /^Lights/,
    /^Dome/,
    /^Water/,
  ]);
  await expect(dialog.getByRole('region', { name: 'Soak' })).toContainText('24hr');
  await dialog.getByRole('checkbox', { name: 'Done: Soak, Speckled Pea' }).check();
  await expect(dialog).toContainText('7 of 8 open');
  await page.keyboard.press('Escape');
  await expect(planner.tasks('Saturday 11/21')).toBeFocused();
  await expect(planner.tasks('Saturday 11/21')).toContainText('7 open');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(planner.tasks('Sunday 11/15')).toBeFocused();
  await planner.next.click();
  await planner.next.click();
  await planner.tasks('Wednesday 1/20').click();
  await expect(page.getByText('No tasks scheduled for this day.', { exact: true })).toBeVisible();
});

test('a day shows three orders, the others behind one more button', async ({ page, farm }) => {
  const planner = new PlannerPage(page);
  await farm.open(PLANNER, withMoreOrders(4));
  const friday = planner.day('Friday 11/20');
  await expect(friday.getByRole('button')).toHaveText([
    /^24 tasks/,
    'Extra order 1',
    'Extra order 2',
    'Extra order 3',
    '+2 more…',
  ]);
  await friday.getByRole('button', { name: '+2 more…' }).click();
  const list = planner.dialogNamed('Orders — Friday, 11/20');
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await list.getByRole('button', { name: /Sato Ramen House/ }).click();
  const order = planner.dialogNamed('Sato Ramen House');
  await expect(order).toContainText('1st, 3rd & 5th Friday');
  await expect(order.getByRole('row').filter({ hasText: 'Rambo Radish' })).toHaveText(
    /BULK.*1\.25 lb.*20\.0/,
  );
  await expect(order.getByRole('row').filter({ hasText: 'Mustard' })).toHaveText(
    /PACKAGE.*2 × 8 oz.*16\.0/,
  );
  await expect(page).toHaveNoBarrier();
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: /Extra order 4/ }).click();
  await says(page, 'No line items found for this order.');
});

test('a phone shows the month small, a day in full @phone-only', async ({ page, farm }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const planner = new PlannerPage(page);
  await farm.open(PLANNER, SMALL_FARM);
  await page.getByRole('button', { name: /^Saturday 11\/21, 8 tasks, 2 orders$/ }).click();
  const day = page.getByRole('region', { name: 'Saturday 11/21' });
  await expect(day.getByRole('button')).toHaveText([
    /^8 tasks/,
    'Riverside Saturday Market',
    'Third Saturday supper club',
  ]);
  await expect(page).toHaveNoBarrier();
  await day.getByRole('button', { name: /^8 tasks/ }).click();
  await expect(planner.dialogNamed('Tasks — Saturday, 11/21')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  // A day of the next month leads there.
  await page.getByRole('button', { name: /^Saturday 12\/5,/ }).click();
  await expect(planner.month('December 2026')).toBeVisible();
  await expect(part(page, 'Saturday 12/5')).toContainText('Harvest Gala dinner');
});

/** The sample with so many more orders on Friday 11/20, which have no lines. */
function withMoreOrders(count: number) {
  const more = Array.from({ length: count }, (_, at) => ({
    id: `ord_extra${at + 1}`,
    name: `Extra order ${at + 1}`,
    kind: 'ONCE',
    orderCategory: 'GENERAL',
    date: '2026-11-20',
    items: [],
  }));
  return changedSmallFarm(({ orders }) => ({ orders: [orders, more].flat(2) }));
}
