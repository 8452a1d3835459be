import type { OnceOrder } from '#domain/orders/order.ts';
import { bulk, packages } from '#tests/support/builders/builders.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test, says } from '#tests/support/browser/farm-test.ts';
import { CostReportPage } from '../pages/cost-report-page.ts';

/** The worked example's farm with orders of November 2026. */
function farmWith(orders: Partial<OnceOrder>[]) {
  return exampleCostFarm({
    orders: orders.map((order, index) =>
      exampleOrder({ id: `ord_${index}`, date: `2026-11-1${index}`, ...order }),
    ),
  });
}

const ANA_AND_BEA: Partial<OnceOrder>[] = [
  { customer: 'Chef Ana' },
  { customer: ' chef ana' },
  { customer: 'Bea', items: [bulk('pea', 2, 'lb')] },
];

test('the orders of each customer are added up, the dearest first', async ({ page, farm }) => {
  const screen = new CostReportPage(page);
  await farm.open('/reporting/customers', farmWith(ANA_AND_BEA));
  await says(page, 'Aggregate order cost trends by customer for smart follow-ups.');
  await expect(screen.from).toHaveValue('2026-08-23');
  await expect(screen.to).toHaveValue('2026-11-20');
  await expect(screen.region('Customers')).toContainText('2');
  await expect(screen.region('Orders')).toContainText('3');
  // Twice $24.370219 and once $9.063698.
  await expect(screen.region('Total cost')).toContainText('$57.80');
  await expect(page.getByRole('button', { name: /^View/ })).toHaveCount(2);
  await expect(page).toHaveNoBarrier();
  await expect(screen.row(/Chef Ana/)).toHaveText('Chef Ana2202144.0$48.74$24.37View');
  const { name, lines } = await savedFile(page, 'Download CSV');
  expect(name).toBe('customer-costs-2026-08-23-to-2026-11-20.csv');
  expect(lines.slice(0, 2)).toEqual([
    'Customer,Orders,Packages,Bulk,Weight (oz),Total cost,Avg / order,Top varieties',
    'Chef Ana,2,20,2,144,48.740437,24.370219,"Sunflower; Pea"',
  ]);

  await screen.view('Chef Ana').click();
  await expect(screen.fact('Customer')).toHaveText('Chef Ana');
  await expect(screen.fact('Orders')).toHaveText('2');
  await expect(screen.fact('Packages')).toHaveText('20');
  await expect(screen.fact('Bulk orders')).toHaveText('2');
  await expect(screen.fact('Total weight')).toHaveText('144.0 oz');
  await expect(screen.fact('Total cost')).toHaveText('$48.74');
  await expect(screen.fact('Average per order')).toHaveText('$24.37');
  await expect(screen.fact('Sunflower')).toHaveText('80.0 oz');
  await expect(screen.fact('Pea')).toHaveText('64.0 oz');
  await expect(page).toHaveNoBarrier('[role=dialog]');
});

test('a customer without varieties has a dash, and says so when opened', async ({ page, farm }) => {
  const screen = new CostReportPage(page);
  await farm.has(
    farmWith([{ customer: '', name: 'Swap table', items: [packages('prod_gone', 3)] }]),
  );
  await farm.open('/reporting/customers');
  await expect(screen.row(/Swap table/)).toContainText('—');
  await expect(page.getByRole('button', { name: /^View/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Swap table' }).click();
  await expect(
    screen.dialog.getByText('No variety history captured.', { exact: true }),
  ).toBeVisible();
  await expect(screen.dialog.getByRole('region', { name: 'Notes' })).toContainText(
    'Order “Swap table” sells a product that is not in the catalog',
  );
});

test('quick ranges end today, and All has every day', async ({ page, farm }) => {
  const screen = new CostReportPage(page);
  await farm.has(farmWith([{ customer: 'Old', date: '2025-01-01' }]));
  await farm.open('/reporting/customers');
  await expect(page.getByText('No customers in this range.', { exact: true })).toBeVisible();
  await screen.quick('180d').click();
  await expect(screen.from).toHaveValue('2026-05-25');
  await screen.quick('365d').click();
  await expect(screen.from).toHaveValue('2025-11-21');
  await expect(screen.to).toHaveValue('2026-11-20');
  await screen.quick('All').click();
  await expect(screen.region('Customers')).toContainText('1');
});
