import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aFarm, aRepeatOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { bistroFarmWithDeli } from '#tests/support/farms/bistro-farm.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { DeliveriesPage } from '../../deliveries/deliveries-page.tsx';
import { OrdersPage } from '../list/orders-page.tsx';

/** Six tubs of pea every Tuesday; today is Friday 11/20. */
const FARM = aFarm({
  varieties: [aVariety({ id: 'pea' })],
  orders: [
    aRepeatOrder({
      id: 'ord_1',
      name: 'Bistro',
      startDate: '2026-11-17',
      weekday: 2,
      items: [packages('pea', 6, 4)],
    }),
  ],
});
beforeEach(() => page.viewport(414, 896));

const NEXT = { orderId: 'ord_1', dateISO: '2026-11-24' };

async function choose(menu: RegExp, item: string) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the next delivery of an order is skipped from its row after a question, and taken back', async () => {
  const store = await showScreen(FARM, <OrdersPage />);
  const changes = () => store.state().document.deliveryChanges ?? [];
  await choose(/^Actions for Bistro/, 'Skip next…');
  const question = page.getByRole('dialog', { name: 'Skip Bistro on Tue 11/24?' });
  await question.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(changes).toMatchObject([{ kind: 'SKIP', ...NEXT }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(changes()).toEqual([]);
});

test('the next delivery of an order is changed from its row', async () => {
  const store = await showScreen(FARM, <OrdersPage />);
  await choose(/^Actions for Bistro/, 'Change next…');
  const dialog = page.getByRole('dialog', { name: /^Change Tue 11\/24/ });
  await dialog.getByRole('textbox', { name: 'Pea' }).fill('-2');
  await expect.element(dialog.getByText('Enter 0 or more').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Pea' }).fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => store.state().document.deliveryChanges)
    .toMatchObject([{ kind: 'ITEMS', ...NEXT, items: [{ count: 12 }] }]);
});

test('a delivery is changed from its card, but not once it is delivered', async () => {
  const store = await showScreen(FARM, <DeliveriesPage />, '/ops/deliveries?day=2026-11-24');
  await choose(/^More for Bistro/, 'Change…');
  const dialog = page.getByRole('dialog', { name: /^Change Tue 11\/24/ });
  await dialog.getByRole('textbox', { name: 'Pea' }).fill('0');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(store.state().document.deliveryChanges).toBeUndefined();
  await page.getByRole('button', { name: 'Delivered: Bistro' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Delivered: Bistro', pressed: true }))
    .toBeVisible();
  await page.getByRole('button', { name: /^More for Bistro/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Labels…' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Change…' })).not.toBeInTheDocument();
});

const DELI_TAKES = {
  kind: 'TAKE',
  orderId: 'ord_deli',
  dateISO: '2026-12-02',
  varietyId: 'sunflower',
  oz: 20,
  harvestISO: '2026-11-27',
};
const FREED = '20 oz Sunflower already growing for Fri 11/27 can serve Wed 12/2: 2 fewer trays';

test('greens of a delivery that is skipped from its row serve another one, unless the box is cleared', async () => {
  const store = await showScreen(bistroFarmWithDeli(), <OrdersPage />);
  const changes = () => store.state().document.deliveryChanges ?? [];
  const skip = { kind: 'SKIP', orderId: 'ord_bistro_friday', dateISO: '2026-11-27' };
  await choose(/^Actions for Bistro/, 'Skip next…');
  const question = page.getByRole('dialog', { name: 'Skip Bistro Friday on Fri 11/27?' });
  await expect.element(question.getByText(FREED)).toBeVisible();
  await question.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(changes).toMatchObject([skip, DELI_TAKES]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(changes).toEqual([]);
  await choose(/^Actions for Bistro/, 'Skip next…');
  await question.getByLabelText('Use what grows').click();
  await question.getByRole('button', { name: 'Skip' }).click();
  await expect.poll(changes).toMatchObject([skip]);
});

test('greens of a delivery that is lowered from its row serve another one', async () => {
  const store = await showScreen(bistroFarmWithDeli(), <OrdersPage />);
  await choose(/^Actions for Bistro/, 'Change next…');
  const dialog = page.getByRole('dialog', { name: /^Change Fri 11\/27/ });
  await dialog.getByRole('textbox', { name: 'Sunflower' }).fill('0');
  await expect.element(dialog.getByText(FREED)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => store.state().document.deliveryChanges)
    .toMatchObject([{ kind: 'ITEMS', items: [] }, DELI_TAKES]);
});
