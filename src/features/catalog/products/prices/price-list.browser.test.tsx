import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Price } from '#domain/prices/price.ts';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import { openFarm } from '#state/store/open-farm.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { aWorld } from '#tests/support/devices/farm-world.ts';
import { ToastHost } from '#ui/toasts/toast-host.tsx';
import { IndividualVarieties } from '../individual-varieties.tsx';
import { PriceFiles } from './price-files.tsx';

const FIVE = { id: 'prc_1', varietyId: 'pea', packageOz: 2, amount: 5, from: null };

beforeEach(async () => {
  await page.viewport(1280, 900);
});

/** The price list of a farm that grows pea, in packages of 2 and of 4 oz. */
async function showList(prices: readonly Price[]) {
  const opened = await openFarm(aWorld());
  if (opened.state !== 'open') throw new Error(opened.reason);
  const { store } = opened;
  const slices = aFarm({ varieties: [aVariety({ id: 'pea' })], prices });
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices } });
  render(
    <FarmProvider store={store}>
      <MemoryRouter>
        <ToastHost />
        <PriceFiles />
        <IndividualVarieties />
      </MemoryRouter>
    </FarmProvider>,
  );
  return () => store.state().document.prices ?? [];
}

const cell = page.getByRole('textbox', { name: 'Price of Pea' });

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
  await expect.element(page.getByText('It counts from today on.')).toBeVisible();
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

test('all prices of a thing stand in a dialog', async () => {
  await showList([FIVE]);
  await page.getByRole('button', { name: 'All prices of Pea' }).click();
  const list = page.getByRole('list', { name: 'Prices of Pea' });
  await expect.element(list).toHaveTextContent('$5.00 2 oz');
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
