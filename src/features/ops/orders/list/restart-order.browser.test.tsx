import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  aFarm,
  aRecurringOrder,
  aRepeatOrder,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { OrdersPage } from './orders-page.tsx';

/** The orders of a farm that grows pea, on Friday 2026-11-20. */
async function showOrders(lists: Partial<FarmDocument>) {
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })], ...lists });
  const store = await showScreen(farm, <OrdersPage />);
  return () => store.state().document;
}

const choose = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('an order that has ended is restarted, delivers again, and one undo ends it as before', async () => {
  const ended = aRepeatOrder({
    id: 'ord_1',
    name: 'Bistro',
    startDate: '2026-09-01',
    weekday: 2,
    endDate: '2026-10-27',
    items: [packages('pea', 6, 4)],
  });
  const farm = await showOrders({ orders: [ended] });
  const row = page.getByRole('row', { name: 'Bistro' });
  await expect.element(row).toHaveTextContent('Ended 10/27');
  await choose('Bistro', 'Restart');
  await expect.element(page.getByText('Order restarted')).toBeVisible();
  // The next Tuesday.
  await expect.element(row).toHaveTextContent('11/24');
  expect(farm().orders[0]).not.toHaveProperty('endDate');
  expect(farm().tasks).not.toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row).toHaveTextContent('Ended 10/27');
  expect(farm().orders).toEqual([ended]);
  expect(farm().tasks).toEqual([]);
});

test('an order of the older list is restarted as well, and one that goes on offers none', async () => {
  const older = { name: 'Green Cart', startDate: '2026-09-02', weekday: 3 } as const;
  const farm = await showOrders({
    recurring: [aRecurringOrder({ ...older, id: 'rec_1', endDate: '2026-10-28' })],
    orders: [aRepeatOrder({ id: 'ord_1', name: 'Bistro', startDate: '2026-09-01', weekday: 2 })],
  });
  await choose('Green Cart', 'Restart');
  await expect.poll(() => farm().recurring[0]).not.toHaveProperty('endDate');
  await page.getByRole('button', { name: 'Actions for Bistro' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Clone' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Restart' })).not.toBeInTheDocument();
});
