import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FarmKey } from '#state/ports/farm-member.ts';
import { aKey, aMember, asMember } from '#tests/support/devices/member-double.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { FarmMenu } from './farm-menu.tsx';

/** The menu of a device in Juniper Lane, or in its own farm, that has these keys. */
async function show(keys: readonly FarmKey[], isInJuniper: boolean) {
  const opened = vi.fn(async (_farmId: string | null) => undefined);
  const { store, world } = await openTab();
  const farms = { ...world.farms, keys: async () => keys, open: opened };
  const shown = asMember(
    { ...store, world: { ...store.world, farms } },
    isInJuniper ? aMember() : null,
  );
  showOver(
    shown,
    <>
      <p>The farm</p>
      <FarmMenu />
    </>,
  );
  return opened;
}

test('a device with keys lists its own farm and those it has joined, and opens the other one', async () => {
  const hill = aKey({ farmId: 'farm_hill', farmName: 'Hill Farm' });
  const opened = await show([aKey(), hill], true);
  await page.getByRole('button', { name: 'Farms: Juniper Lane is open' }).click();
  const items = page.getByRole('menuitem');
  await expect.element(items.nth(2)).toHaveTextContent('Hill Farm');
  expect(items.elements().map((item) => item.textContent)).toEqual([
    'This device’s own farm',
    'Juniper Lane',
    'Hill Farm',
    'Join a farm with a code',
  ]);
  await expect.element(items.nth(3)).toHaveAttribute('href', '/join');
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'true');
  await items.nth(1).click();
  expect(opened).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Farms: Juniper Lane is open' }).click();
  await items.nth(0).click();
  expect(opened).toHaveBeenCalledExactlyOnceWith(null);
});

test('from its own farm a device goes to one that it has joined', async () => {
  const opened = await show([aKey()], false);
  await page.getByRole('button', { name: 'Farms', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Juniper Lane' }).click();
  expect(opened).toHaveBeenCalledExactlyOnceWith('farm_juniper');
});

test('a device without a key has no list of farms', async () => {
  await show([], false);
  await expect.element(page.getByText('The farm')).toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
