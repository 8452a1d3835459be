import { aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test } from '#tests/support/browser/farm-test.ts';
import { CostReportPage } from '../pages/cost-report-page.ts';

/** Three orders of Chef Ana: $24.37 each at today's prices, the oldest was recorded with $20. */
function anasFarm() {
  const order = { name: 'Bistro box', customer: 'Chef Ana' };
  return exampleCostFarm({
    orders: [
      exampleOrder({ ...order, id: 'ord_1', date: '2026-09-01' }),
      exampleOrder({ ...order, id: 'ord_2', date: '2026-11-10' }),
      exampleOrder({ ...order, id: 'ord_3', date: '2026-11-20' }),
      aRepeatOrder({
        name: 'Tuesday stall',
        orderCategory: 'FARMERS_MARKET',
        startDate: '2026-11-10',
        weekday: 2,
        items: [packages('sunflower', 2, 8)],
      }),
    ],
    costHistory: [
      {
        id: 'cost_1',
        orderId: 'ord_1',
        dateISO: '2026-09-01',
        totalCost: 20,
        atISO: '2026-09-01T12:00:00.000Z',
      },
    ],
  });
}

test('the orders of the last 30 days are listed with what they come to', async ({ page, farm }) => {
  const screen = new CostReportPage(page);
  await farm.open('/reporting/order-costs', anasFarm());
  await expect(page.getByRole('heading', { name: 'Order Cost Detail' })).toBeVisible();
  await expect(screen.from).toHaveValue('2026-10-22');
  await expect(screen.to).toHaveValue('2026-11-20');
  await expect(screen.quick('30d')).toHaveAttribute('aria-pressed', 'true');
  // Two boxes and two Tuesdays.
  await expect(screen.region('Orders')).toContainText('4');
  await expect(screen.region('Packages')).toContainText('24');
  await expect(screen.region('Bulk')).toContainText('2');
  // Twice $24.370219, and twice 16 oz of sunflower in packages that nothing matches: $4.675942.
  await expect(screen.region('Estimated cost')).toContainText('$58.09');
  await expect(screen.region('Estimated cost')).toContainText(
    '2 of 4 orders ($9.35) have incomplete costs',
  );
  await expect(screen.view('Bistro box, Tue 11/10/2026')).toBeVisible();
  await expect(page).toHaveNoBarrier();
});

test('quick ranges and typed days choose the orders', async ({ page, farm }) => {
  const screen = new CostReportPage(page);
  await farm.open('/reporting/order-costs', anasFarm());
  await screen.quick('90d').click();
  await expect(screen.from).toHaveValue('2026-08-23');
  await expect(screen.region('Orders')).toContainText('5');
  await screen.quick('180d').click();
  await expect(screen.from).toHaveValue('2026-05-25');
  await screen.quick('All').click();
  await expect(screen.from).toHaveValue('');
  await expect(screen.to).toHaveValue('');
  await expect(page).toHaveURL(/range=all/);

  await screen.to.fill('2026-10-31');
  await screen.from.fill('2026-09-01');
  await expect(screen.region('Orders')).toContainText('1');
  await screen.from.fill('2026-11-20');
  await expect(screen.to).toHaveValue('2026-11-20');
  await screen.to.fill('');
  await screen.to.blur();
  await expect(page).toHaveURL('/reporting/order-costs?from=2026-11-20');
  await page.reload();
  await expect(screen.from).toHaveValue('2026-11-20');
  await expect(screen.to).toHaveValue('');
  await page.getByRole('link', { name: 'By customer' }).click();
  await expect(page.getByRole('heading', { name: 'Customer cost dashboard' })).toBeVisible();
  await expect(screen.from).toHaveValue('2026-11-20');
});

test('an order shows its varieties, and how the cost changed', async ({ page, farm }) => {
  const screen = new CostReportPage(page);
  await farm.open('/reporting/order-costs', anasFarm());
  const view = screen.view('Bistro box, Fri 11/20/2026');
  await view.click();
  const breakdown = screen.dialog.getByRole('table', { name: 'Breakdown by variety' });
  await expect(breakdown.getByRole('row', { name: /Sunflower/ })).toHaveText(
    'Sunflower40.0$2.31$3.13$6.50$3.37$15.31',
  );
  await expect(breakdown.getByRole('row', { name: /Pea/ })).toHaveText(
    'Pea32.0$1.76$2.50$4.80$0.00$9.06',
  );
  await expect(breakdown.getByRole('row', { name: /Total/ })).toContainText('$24.37');
  const history = screen.dialog.getByRole('table', { name: 'Cost history' }).getByRole('row');
  await expect(history).toHaveText([
    /Date/,
    'Tue 9/1/2026Bistro boxrecorded $20.00—',
    'Tue 11/10/2026Bistro box$24.37+$4.37',
    'Fri 11/20/2026Bistro box$24.37$0.00',
  ]);
  await expect(page).toHaveNoBarrier('[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(screen.dialog).toHaveCount(0);
  await expect(view).toBeFocused();

  // A note leads to where the cost is mended.
  await screen.view('Tuesday stall, Tue 11/17/2026').click();
  const notes = screen.dialog.getByRole('region', { name: 'Notes' });
  await expect(notes).toContainText('No packaging definition matched 8 oz');
  await notes.getByRole('link', { name: 'Packaging' }).click();
  await expect(page).toHaveURL('/catalog/packaging');
});

test('days without orders say so, and the list is saved and printed', async ({ page, farm }) => {
  const screen = new CostReportPage(page);
  await farm.open('/reporting/order-costs?from=2026-10-01&to=2026-10-31', anasFarm());
  await expect(page.getByText('No orders in this range.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show all dates' }).click();
  await expect(screen.region('Orders')).toContainText('5');
  const { name, lines } = await savedFile(page, 'Download CSV');
  expect(name).toBe('order-costs-all.csv');
  expect(lines[0]).toBe(
    'Date,Order,Customer,Type,Packages,Bulk,Weight (oz),Estimated cost,Cost incomplete',
  );
  expect(lines[1]).toBe('2026-11-20,Bistro box,Chef Ana,General,10,1,72,24.370219,');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('All dates', { exact: true })).toBeVisible();
  await expect(screen.from).toBeHidden();
});
