import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { Racks } from './racks.tsx';
import { TrayCountsCard } from './tray-counts-card.tsx';
import { TrayLimitsCard } from './tray-limits-card.tsx';

test('what cannot be saved is said, and stays as it was typed', async () => {
  const { store } = await openTab();
  const broken = {
    ...store,
    perform: () => {
      throw new Error('no room');
    },
  };
  render(
    <FarmProvider store={broken} voice={toast}>
      <TrayCountsCard />
      <TrayLimitsCard />
      <Racks />
    </FarmProvider>,
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
  render(
    <FarmProvider store={store} voice={toast}>
      <TrayCountsCard />
    </FarmProvider>,
  );
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
