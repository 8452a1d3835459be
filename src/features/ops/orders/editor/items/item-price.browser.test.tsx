import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Price } from '#domain/prices/price.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { newItemDraft } from './item-draft.ts';
import { newOrderDraft } from '../order-draft.ts';
import { useOrderDraft } from '../use-order-draft.ts';
import { OrderItems } from './order-items.tsx';

const OTHER = { id: 'prc_1', varietyId: 'pea', packageOz: 8, amount: 9, from: null };
const LISTED = { id: 'prc_2', varietyId: 'pea', packageOz: 4, amount: 5, from: null };

/** An order of twelve packs of pea for Bistro Marlow, on a farm with these prices. */
async function showItems(prices: readonly Price[]) {
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })], prices });
  const store = await showScreen(farm, <Items />);
  return () => store.state().document.prices ?? [];
}

function Items() {
  const made = { id: 'ord_1', itemId: 'li_1', createdAt: '' };
  const opened = {
    ...newOrderDraft('orders', 'ONCE', '2026-11-20', made),
    customer: 'Bistro Marlow',
    items: [{ ...newItemDraft('li_1'), target: { varietyId: 'pea' }, packageOz: 4, count: 12 }],
  };
  const [draft, change] = useOrderDraft({ purpose: 'edit', draft: opened });
  return <OrderItems draft={draft} onChange={change} />;
}

const line = page.getByRole('group', { name: 'Item 1' });

/** Presses what the line says of its price, and sets another one. */
async function setPrice(said: string, each: string, whose?: string): Promise<void> {
  await line.getByRole('button', { name: said }).click();
  if (whose !== undefined) await page.getByLabelText('For').selectOptions(whose);
  await page.getByRole('textbox', { name: 'Price each' }).fill(each);
  await line.getByRole('button', { name: 'Set price', exact: true }).click();
}

test('a farm that has no price yet sets its first one on a line, and its order says nothing of money before', async () => {
  const prices = await showItems([]);
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText('12 packages, 48.0 oz')).toBeVisible();
  await expect.element(page.getByText('margin')).not.toBeInTheDocument();
  await setPrice('Set price of Pea', '5');
  expect(prices()).toMatchObject([{ varietyId: 'pea', packageOz: 4, amount: 5, from: null }]);
  await expect.element(page.getByText('$60.00, cost')).toBeVisible();
});

test('a line without a price gets one while the order is typed, and one undo takes it back', async () => {
  const prices = await showItems([OTHER]);
  await expect.element(page.getByText('1 line has no price')).toBeVisible();
  await setPrice('Set price of Pea', '5');
  expect(prices()).toMatchObject([
    OTHER,
    { varietyId: 'pea', packageOz: 4, amount: 5, from: null },
  ]);
  await expect.element(line).toHaveTextContent('$5.00 each of Pea$60.00');
  await expect.element(page.getByText(/^\$60\.00, cost/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(prices).toEqual([OTHER]);
  await expect.element(page.getByText('1 line has no price')).toBeVisible();
});

test('the customer of the order gets a price of its own, and a changed one counts from today', async () => {
  const prices = await showItems([LISTED]);
  await setPrice('$5.00 each of Pea', '4.25', 'Bistro Marlow');
  await expect.element(line).toHaveTextContent('$4.25 each of Pea$51.00');
  await line.getByRole('button', { name: '$4.25 each of Pea' }).click();
  await expect.element(page.getByLabelText('For')).toHaveValue('customer');
  await page.getByRole('textbox', { name: 'Price each' }).fill('4');
  await line.getByRole('button', { name: 'Set price' }).click();
  await expect.element(page.getByText('Applies from today.')).toBeVisible();
  expect(prices()).toMatchObject([
    LISTED,
    { amount: 4.25, customer: 'Bistro Marlow', from: null },
    { amount: 4, customer: 'Bistro Marlow', from: '2026-11-20' },
  ]);
});

test('a price for this order only stays in the order, and nothing is given away', async () => {
  const prices = await showItems([LISTED]);
  await setPrice('$5.00 each of Pea', '0', 'This order only');
  await expect.element(line).toHaveTextContent('Given away of Pea$0.00');
  expect(prices()).toEqual([LISTED]);
  await line.getByRole('button', { name: 'Given away of Pea' }).click();
  await line.getByRole('button', { name: 'Use the price list' }).click();
  await expect.element(line).toHaveTextContent('$5.00 each of Pea$60.00');
});
