import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aFarm, anOrder, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { OrdersPage } from './orders-page.tsx';

test.for([1280, 360])('at %i px a line without a weight is asked about once', async (width) => {
  await page.viewport(width, 860);
  const order = anOrder({
    id: 'ord_1',
    name: 'Lunch',
    date: '2026-12-04',
    items: [bulk('pea', 8)],
  });
  const store = await showScreen(
    aFarm({ varieties: [aVariety({ id: 'pea' })], orders: [order] }),
    <OrdersPage />,
    '/ops/orders',
  );
  const weight = () => store.state().document.orders[0]?.items[0];
  await page.getByText('Lunch', { exact: true }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox', { name: 'Weight' }).fill('0');
  await dialog.getByRole('button', { name: /^Sav/ }).click();
  const question = page.getByRole('dialog', { name: 'Pea has no weight. Save anyway?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(weight()).toMatchObject({ weight: 8 });
  await dialog.getByRole('button', { name: /^Sav/ }).click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByText('Order saved')).toBeVisible();
  expect(weight()).toMatchObject({ weight: 0 });
});
