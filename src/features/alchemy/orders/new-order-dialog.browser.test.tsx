import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { NewOrderDialog } from './new-order-dialog.tsx';

/** The dialog over a farm that refuses everything; answers whether it was closed. */
async function showRefusing(reason: string) {
  const products = [aProProduct({ id: 'pesto', name: 'Pesto' })];
  const { store } = await openTab();
  const { alchemy } = aFarm({ alchemy: { products } });
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: { alchemy } } });
  const perform = () => {
    throw new Error(reason);
  };
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  const dialog = <NewOrderDialog opened onClose={close} onCreated={close} />;
  showOver({ ...store, perform }, dialog);
  return () => isClosed;
}

test.for(['One-time', 'Every week'])('an order that fails (%s) stays typed', async (repeat) => {
  const reason = `no room: ${repeat}`;
  const isClosed = await showRefusing(reason);
  await page.getByLabelText('Customer').fill('Jane Doe');
  await page.getByLabelText('Due date').fill('2026-11-27');
  await page.getByLabelText('Repeat').selectOptions(repeat);
  await page.getByLabelText('Product').click();
  await page.getByRole('option', { name: 'Pesto' }).click();
  await page.getByRole('button', { name: 'Create Order' }).click();
  await expect.element(page.getByText(reason)).toBeInTheDocument();
  expect(isClosed()).toBe(false);
  await expect.element(page.getByLabelText('Customer')).toHaveValue('Jane Doe');
});
