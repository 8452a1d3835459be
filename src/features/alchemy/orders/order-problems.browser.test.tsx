import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { ProOrdersPage } from './pro-orders-page.tsx';

const OIL = anItem({ id: 'oil', name: 'Olive oil', unit: 'ml', stockQty: 5000 });
const PESTO = aProProduct({
  id: 'pesto',
  name: 'Pesto',
  recipe: [{ itemId: 'oil', qty: 30, unit: 'g', notes: '' }],
});

/** Ten of a product for Jane Doe, on the screen. */
async function showOrder(productId: string) {
  const order = aProOrder(10, { lines: [{ productId, qty: 10, unitPriceUSD: 0 }] });
  const farm = aFarm({ alchemy: { items: [OIL], products: [PESTO], orders: [order] } });
  return await showScreen(farm, <ProOrdersPage />, '/?order=JANE-001');
}

/** What stands over a button that the pointer rests on. */
async function tooltipOf(button: string) {
  await userEvent.hover(page.getByRole('button', { name: button, exact: true }));
  return page.getByRole('tooltip');
}

test.for([
  ['pesto', 'Olive oil is measured in ml but the recipe uses g. Change one.'],
  ['gone', 'A product on this order was deleted. Remove the line.'],
] as const)('an order of "%s" says why it takes no stock', async ([productId, sentence]) => {
  const store = await showOrder(productId);
  const before = store.state().document;
  await expect.element(page.getByRole('status').getByText(sentence)).toBeVisible();
  for (const name of ['Reserve stock', 'Order Complete']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(await tooltipOf(name)).toHaveTextContent(sentence);
    await button.click({ force: true });
  }
  expect(store.state().document).toBe(before);
});
