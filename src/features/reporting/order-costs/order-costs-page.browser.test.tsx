import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import { exampleCostFarm } from '#tests/support/farms/cost-example.ts';
import { OrderCostsPage } from './order-costs-page.tsx';

test('on a laptop nothing of amounts of five places is cut, nor is the last column', async () => {
  const order = aRepeatOrder({
    id: 'ord_1',
    name: 'Riverside Saturday Market',
    customer: 'Sato Ramen House',
    orderCategory: 'FARMERS_MARKET',
    startDate: '2026-10-03',
    items: [packages('sunflower', 900, 4)],
  });
  const prices = [{ id: 'prc_1', varietyId: 'sunflower', packageOz: 4, amount: 6, from: null }];
  const farm = exampleCostFarm({ orders: [order], prices });
  // As wide as the page is beside the menu.
  await showScreen(
    farm,
    <div style={{ width: '1016px' }}>
      <OrderCostsPage />
    </div>,
    '/reporting/order-costs',
  );
  // Four Saturdays of 900 × $6, from 10/24 to 11/14.
  const amount = page.getByRole('region', { name: 'Amount' });
  await expect.element(amount).toHaveTextContent('$21,600.00');
  const figure = amount.getByText('$21,600.00').element().getBoundingClientRect();
  expect(figure.right).toBeLessThanOrEqual(amount.element().getBoundingClientRect().right);
  const view = page
    .getByRole('button', { name: /^View Riverside/ })
    .first()
    .element();
  expect(view.getBoundingClientRect().right).toBeLessThanOrEqual(1016 + 16);
  const table = view.closest('table')?.parentElement;
  expect(table?.scrollWidth).toBeLessThanOrEqual(table?.clientWidth ?? 0);
});
