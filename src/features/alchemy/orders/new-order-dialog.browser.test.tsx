import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { NewOrderDialog } from './new-order-dialog.tsx';

/** The dialog over a farm that refuses everything; answers whether it was closed. */
async function showRefusing(reason: string) {
  const bare = aFarm();
  const products = [aProProduct({ id: 'pesto', name: 'Pesto' })];
  const disk = emptyMemoryDisk();
  await memoryDocumentStorage(disk).begin({ ...bare, alchemy: { ...bare.alchemy, products } });
  const { store } = await openTab(disk);
  const perform = () => {
    throw new Error(reason);
  };
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  render(
    <MemoryRouter>
      <FarmProvider store={{ ...store, perform }} voice={toast}>
        <NewOrderDialog opened onClose={close} onCreated={close} />
      </FarmProvider>
    </MemoryRouter>,
  );
  return () => isClosed;
}

test.for(['One-time', 'Every week'])(
  'an order that cannot be created (%s) stays in its dialog, which says why',
  async (repeat) => {
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
  },
);
