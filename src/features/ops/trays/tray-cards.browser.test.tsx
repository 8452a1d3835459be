import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { newRack } from '#domain/capacity/new-rack.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aDelivery } from '#tests/support/builders/delivery-builders.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { showOver, showScreen } from '#tests/support/browser/show-screen.tsx';
import { Racks } from './racks.tsx';
import { TrayCountsCard, TrayLimitsCard } from './tray-number-cards.tsx';
import { TraysPage } from './trays-page.tsx';

test('what cannot be saved is said, and stays as it was typed', async () => {
  const { store } = await openTab();
  const perform = () => {
    throw new Error('no room');
  };
  showOver(
    { ...store, perform },
    <>
      <TrayCountsCard />
      <TrayLimitsCard />
      <Racks />
    </>,
  );
  await page.getByLabelText('With holes', { exact: true }).fill('60');
  await page.getByRole('button', { name: 'Save counts' }).click();
  await expect.element(page.getByText('Could not save tray counts.')).toBeInTheDocument();
  await expect.element(page.getByLabelText('With holes', { exact: true })).toHaveValue('60');

  await page.getByLabelText('Scrub-task threshold', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect.element(page.getByText('Could not update threshold.')).toBeInTheDocument();

  await page.getByRole('button', { name: '+ Add Grow Rack' }).click();
  await page.getByRole('button', { name: 'Save rack', exact: true }).click();
  await expect.element(page.getByText('Could not save rack.')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Save racks' }).click();
  await expect.element(page.getByText('Could not save racks.')).toBeInTheDocument();
});

test('a count that comes from elsewhere stays beside the one that is typed', async () => {
  const { store, farm } = await openTab();
  showOver(store, <TrayCountsCard />);
  await page.getByLabelText('With holes', { exact: true }).fill('60');
  const { trayInventory } = farm().capacity;
  const payload = { trayInventory: { ...trayInventory, withoutHoles: 25 } };
  store.perform({ type: 'CAPACITY_UPDATE', payload });
  const solid = page.getByLabelText('Solid (without holes)', { exact: true });
  await expect.element(solid).toHaveValue('25');
  await page.getByRole('button', { name: 'Save counts' }).click();
  await expect.element(page.getByText('Unsaved')).not.toBeInTheDocument();
  expect(farm().capacity.trayInventory).toMatchObject({ withHoles: 60, withoutHoles: 25 });
});

test('racks that come from elsewhere stay when unsaved ones are saved', async () => {
  const { store, farm } = await openTab();
  const racks = () => farm().capacity.racks;
  const told = () => racks().map(({ id, label }) => [id, label]);
  const before = told();
  const known = before.map(([id = '']) => id);
  const cellar = { ...newRack('grow', racks(), known), label: 'Cellar' };
  showOver(store, <Racks />);
  await page.getByRole('button', { name: '+ Add Grow Rack' }).click();
  await page.getByLabelText('Rack name').fill('Window');
  const field = page.getByLabelText('Rack name').element();
  store.perform({ type: 'CAPACITY_UPDATE', payload: { racks: [...racks(), cellar] } });
  await expect.element(page.getByRole('button', { name: 'Cellar', exact: true })).toBeVisible();
  expect(document.activeElement).toBe(field);
  expect(field).toHaveValue('Window');
  await page.getByRole('button', { name: 'Save racks' }).click();
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  expect(told()).toEqual([...before, ['grow-3', 'Window'], ['grow-2', 'Cellar']]);
});

test('a rack saved by itself leaves what is typed in another one', async () => {
  const { store, farm } = await openTab();
  const racks = [newRack('grow', [], [])];
  store.perform({ type: 'CAPACITY_UPDATE', payload: { racks } });
  // The number of a rack that is gone is not given again.
  store.perform({ type: 'CAPACITY_UPDATE', payload: { racks: [] } });
  showOver(store, <Racks />);
  await page.getByRole('button', { name: '+ Add Grow Rack' }).click();
  await page.getByRole('button', { name: '+ Add Germ Rack' }).click();
  await page.getByRole('button', { name: 'Save rack', exact: true }).first().click();
  await expect.poll(() => farm().capacity.racks).toHaveLength(1);
  await page.getByRole('button', { name: 'Save racks' }).click();
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  expect(farm().capacity.racks.map(({ label }) => label)).toEqual(['Grow Rack A', 'Germ Rack A']);
});

test('trays at customers are no clean ones to be counted, and stay owned', async () => {
  const trays = [{ sizeId: STANDARD_SIZE_ID, left: 3, back: 0 }];
  const deliveries = [aDelivery({ orderId: 'ord_1', dateISO: '2026-11-20', trays })];
  const few = aFarm({
    capacity: { trayInventory: { withHoles: 2, withoutHoles: 80 } },
    deliveries,
  });
  const { state } = await showScreen(few, <TraysPage />);
  await page.getByRole('button', { name: 'Count trays' }).click();
  await expect.element(page.getByText('0 in use, 3 out, 80 owned')).toBeVisible();
  await page.getByRole('button', { name: 'Save count', exact: true }).click();
  await expect.element(page.getByText('Trays counted')).toBeVisible();
  expect(state().document.capacity.trayInventory).toEqual({ withHoles: 3, withoutHoles: 80 });
});
