import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aFarm, aVariety, aRepeatOrder, bulk } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { OrdersPage } from './orders-page.tsx';

const FRIDAYS = { startDate: '2026-11-06', weekday: 5, items: [bulk('pea', 36)] } as const;

test.for([
  ['WEEKLY', 1, '36.0 oz each Friday'],
  ['WEEKLY', 2, '36.0 oz each delivery'],
  ['BIWEEKLY', 2, '36.0 oz each delivery'],
  ['MONTHLY_1_3_5', 1, '36.0 oz each delivery'],
] as const)('a %s order, interval %i, totals %s', async ([frequency, interval, total]) => {
  const order = aRepeatOrder({ ...FRIDAYS, name: 'Lunch', frequency, interval });
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })], orders: [order] });
  await showScreen(farm, <OrdersPage />, '/ops/orders');
  await page.getByText('Lunch', { exact: true }).first().click();
  const dialog = page.getByRole('dialog').first();
  await expect.element(dialog.getByText(total)).toBeVisible();
});
