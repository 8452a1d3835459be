import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { CostsPage } from './costs/costs-page.tsx';
import { CustomersPage } from './customers/customers-page.tsx';
import { OrderCostsPage } from './order-costs/order-costs-page.tsx';

const PRICE = { id: 'prc_1', varietyId: 'sunflower', packageOz: 4, amount: 4, from: null };
const BOX = exampleOrder({ name: 'Box', customer: 'Chef Ana', date: '2026-11-10' });

/** Shows a screen of a farm that sold ten packages of sunflower, $24.37 with the loose pea beside them. */
async function show(screen: ReactNode) {
  const store = await showScreen(normalizeFarm(exampleCostFarm({ orders: [BOX] })), screen);
  return () => store.perform({ type: 'SET_PRICE', payload: PRICE });
}

const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
const rowOf = (name: string) => page.getByRole('row', { name });

test('what orders bring and what is left of it shows once the farm has a price', async () => {
  const setPrice = await show(<OrderCostsPage />);
  await expect.element(rowOf('Box')).toHaveTextContent('$24.37View');
  expect(heads()).not.toContain('Amount');
  setPrice();
  // Ten at $4, and $40 less $24.37; nobody knows what the pea brings.
  await expect
    .element(rowOf('Box'))
    .toHaveTextContent('$24.371 line has no price:$40.00$15.6339.1%');
  expect(heads().slice(-4)).toEqual(['Estimated cost', 'Amount', 'Margin', 'View']);
  await expect.element(page.getByRole('region', { name: 'Margin' })).toHaveTextContent('39.1%');
});

test('each customer has its amount and its margin once the farm has a price', async () => {
  const setPrice = await show(<CustomersPage />);
  await expect.element(rowOf('Chef Ana')).toHaveTextContent('$24.37View');
  expect(heads()).not.toContain('Amount');
  setPrice();
  await expect.element(rowOf('Chef Ana')).toHaveTextContent('$40.00$15.6339.1%View');
  expect(heads().slice(-4)).toEqual(['Amount', 'Margin', 'Margin %', 'Top varieties']);
});

test('packages have their price, their margin and the price for a wished one, and shelves what they earn', async () => {
  const setPrice = await show(<CostsPage />);
  await expect.element(rowOf('Sunflower')).toHaveTextContent('$1.53incl. overhead $0.65');
  expect(heads()).not.toContain('Price');
  const shelves = page.getByRole('region', { name: 'Dollars per slot and day' });
  await expect.element(shelves).not.toBeInTheDocument();
  setPrice();
  // $4 less $1.53; 1.530652 / 0.4 = 3.8266, up to the next nickel.
  await expect.element(rowOf('Sunflower')).toHaveTextContent('$4.00$2.4761.8%$3.85');
  await expect.element(rowOf('Pea')).toHaveTextContent('——$3.80');
  // (16 − 0.925942 − 1.25 − 2.40 − 0.336667 / 4 × 16) / (10 − 3)
  await expect.element(shelves).toHaveTextContent('Sunflower$1.44Pea—');
  await page.getByLabelText('Target margin').fill('50');
  // 1.530652 / 0.5 = 3.0613
  await expect.element(rowOf('Sunflower')).toHaveTextContent('$3.10');
  expect(heads()).toContain('Price for 50%');
  await page.getByLabelText('Target margin').fill('');
  await expect.poll(heads).toContain('Price for 60%');
});
