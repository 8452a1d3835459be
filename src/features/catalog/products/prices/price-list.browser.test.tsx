import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEFAULT_INVOICING } from '#domain/settings/invoicing-settings.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Price } from '#domain/prices/price.ts';
import { aFarm, aMix, anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { MixesCard } from '../mixes-card.tsx';
import { IndividualVarieties } from '../individual-varieties.tsx';
import { PriceFiles } from './price-files.tsx';

const FIVE = { id: 'prc_1', varietyId: 'pea', packageOz: 2, amount: 5, from: null };

/** The price list of a farm that grows pea, in packages of 2 and of 4 oz. */
async function showList(prices: readonly Price[], orders: readonly Order[] = []) {
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })], prices, orders });
  const store = await showScreen(
    farm,
    <>
      <PriceFiles />
      <IndividualVarieties />
    </>,
  );
  return () => store.state().document.prices ?? [];
}

const cell = page.getByRole('textbox', { name: 'Price of Pea', exact: true });

test('a first price is typed in its place, and one undo takes it back', async () => {
  const prices = await showList([]);
  await cell.fill('5');
  await userEvent.keyboard('{Enter}');
  expect(prices()).toMatchObject([{ varietyId: 'pea', packageOz: 2, amount: 5, from: null }]);
  await expect.element(page.getByText('Price of Pea set')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(prices).toEqual([]);
  await expect.element(cell).toHaveValue('');
});

test('a price that is changed in its place counts from today', async () => {
  const prices = await showList([FIVE]);
  await cell.fill('5.5');
  await userEvent.tab();
  await expect.element(page.getByText('Applies from today.')).toBeVisible();
  expect(prices()).toMatchObject([FIVE, { packageOz: 2, amount: 5.5, from: '2026-11-20' }]);
  await expect.element(cell).toHaveValue('$5.50');
});

test('a cell that is left as it was, emptied or refused changes nothing', async () => {
  const prices = await showList([FIVE]);
  await cell.fill('5');
  await userEvent.tab();
  await cell.fill('');
  await userEvent.tab();
  await expect.element(cell).toHaveValue('$5.00');
  await cell.fill('-1');
  await userEvent.tab();
  await expect.element(cell).toHaveValue('-1');
  await expect.element(cell).toBeInvalid();
  expect(prices()).toEqual([FIVE]);
});

test('every size has its price in the row, and one that is ordered can be priced', async () => {
  const orders = [anOrder({ items: [packages('pea', 3, 8)] })];
  const prices = await showList([FIVE, { ...FIVE, id: 'prc_2', packageOz: 4, amount: 9 }], orders);
  const of = (size: string) => page.getByRole('textbox', { name: `Price of Pea ${size}` });
  await expect.element(of('4 oz')).toHaveValue('$9.00');
  await expect.element(of('8 oz')).toHaveValue('');
  await expect.element(of('8 oz')).toHaveAttribute('placeholder', 'Set price');
  await of('8 oz').fill('16');
  await userEvent.keyboard('{Enter}');
  expect(prices()[2]).toMatchObject({ varietyId: 'pea', packageOz: 8, amount: 16, from: null });
  await page.getByRole('button', { name: 'All prices of Pea' }).click();
  await page.getByRole('combobox', { name: 'Size' }).click();
  await expect.element(page.getByRole('option', { name: '8 oz' })).toBeVisible();
});

test('a price list comes in from a file after a look at it, and goes out once there is one', async () => {
  const prices = await showList([]);
  const download = page.getByRole('button', { name: 'Download prices' });
  await expect.element(download).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Import prices' }).click();
  const rows =
    'Product,Size,Customer,From,Price\nPea,2 oz,,,5\nPea,lb,Bistro Marlow,,18\nKale,2 oz,,,5';
  await page.getByLabelText('Or paste rows from a spreadsheet').fill(rows);
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect
    .element(page.getByText('Product “Kale” is neither a product nor a variety.'))
    .toBeVisible();
  expect(prices()).toEqual([]);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(prices).toMatchObject([
    { packageOz: 2, amount: 5, from: null },
    { packageOz: null, unit: 'lb', customer: 'Bistro Marlow', amount: 18 },
  ]);
  await expect.element(cell).toHaveValue('$5.00');
  await expect.element(download).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(prices).toEqual([]);
});

test('on a phone a mix tells its price, which leads to all of its prices', async () => {
  await page.viewport(360, 780);
  const mix = aMix({ pea: 100 }, { id: 'prod_mix', name: 'Farmers Mix', packageSizeOz: 2 });
  const price = { id: 'prc_2', productId: 'prod_mix', packageOz: 2, amount: 7, from: null };
  const farm = { varieties: [aVariety({ id: 'pea' })], products: [mix], prices: [price] };
  await showScreen(aFarm(farm), <MixesCard />);
  await page.getByRole('button', { name: '$7.00 of Farmers Mix' }).click();
  await expect.element(page.getByRole('dialog', { name: /Farmers Mix/ })).toBeVisible();
});

test('a farm with taxes says which one a product has', async () => {
  const taxes = [
    { id: 'tax_1', name: 'Food', percent: 2 },
    { id: 'tax_2', name: 'Sales tax', percent: 7 },
  ];
  const invoicing = { ...DEFAULT_INVOICING, taxes, defaultTaxId: 'tax_1' };
  const varieties = [aVariety({ id: 'pea' })];
  const farm = aFarm({ varieties, prices: [FIVE], settings: { invoicing } });
  const store = await showScreen(farm, <IndividualVarieties />);
  await page.getByRole('button', { name: 'All prices of Pea' }).click();
  const tax = page.getByRole('combobox', { name: 'Tax' });
  await expect.element(tax).toHaveTextContent('As usual (Food 2%)Food 2%Sales tax 7%No tax');
  await tax.selectOptions('Sales tax 7%');
  await expect.poll(() => store.state().document.products[0]?.taxId).toBe('tax_2');
  await tax.selectOptions('As usual (Food 2%)');
  await expect.poll(() => store.state().document.products[0]?.taxId).toBeUndefined();
});

test('a farm without taxes is asked for none', async () => {
  await showList([FIVE]);
  await page.getByRole('button', { name: 'All prices of Pea' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Prices of Pea' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Tax' })).not.toBeInTheDocument();
});
