import { normalizeFarm } from '#state/read/normalize-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { CapacityPage } from '../pages/capacity-page.ts';

type Capacity = FarmDocument['capacity'];

/** A backup of the sample farm with other racks, dryers or demands. */
function smallFarmWith(change: (capacity: Capacity) => Partial<Capacity>) {
  const farm = normalizeFarm(smallFarmState());
  return { ...farm, capacity: { ...farm.capacity, ...change(farm.capacity) } };
}

/** The sample farm with a third grow rack of three shelves only: 52 grow slots. */
const withSmallerRack = ({ racks }: Capacity): Partial<Capacity> => ({
  racks: racks.map((rack) =>
    rack.id === 'grow-3' ? { ...rack, shelves: rack.shelves.slice(0, 3) } : rack,
  ),
});

test('each day says how full the racks are; the window is 60 at most', async ({ page, farm }) => {
  const capacity = new CapacityPage(page);
  await farm.open('/tasks/capacity', SMALL_FARM);
  await expect(capacity.days).toHaveCount(14);
  await expect(capacity.utilization).toContainText('Grow, 60 slots');
  await expect(capacity.utilization).toContainText('Germination, 28 slots');
  expect(await capacity.day('Fri 11/20')).toEqual(['8 of 28', '29%', '45 of 60', '75%', 'OK']);
  expect(await capacity.day('Thu 11/26')).toEqual(['11 of 28', '39%', '57 of 60', '95%', 'OK']);
  await expect(capacity.trays).toContainText(/96 owned\s*Clean\s*11\s*In use\s*62\s*Dirty\s*23/);
  await expect(capacity.trays).toContainText(/180 owned\s*Clean\s*50\s*In use\s*99\s*Dirty\s*31/);
  const { name, lines } = await savedFile(page, 'Download CSV');
  expect(name).toBe('capacity-2026-11-20.csv');
  expect(lines[1]).toBe('2026-11-20,8,28,29,0,45,60,75,0');

  await expect(capacity.startDate).toHaveValue('2026-11-20');
  await expect(capacity.windowDays).toHaveValue('14');
  await capacity.windowDays.fill('3');
  await expect(capacity.days).toHaveCount(3);
  await capacity.startDate.fill('2026-12-01');
  await expect(capacity.days.first()).toContainText('Tue 12/1');
  await page.reload();
  await expect(capacity.days.first()).toContainText('Tue 12/1');
  await expect(capacity.days).toHaveCount(3);

  for (const [typed, shown] of [
    ['99', '60'],
    ['0', '1'],
    ['', '14'],
  ] as const) {
    await capacity.windowDays.fill(typed);
    await expect(capacity.days).toHaveCount(Number(shown));
    await capacity.windowDays.blur();
    await expect(capacity.windowDays).toHaveValue(shown);
  }
});

test('the picture tells each day to who points or steps @phone', async ({ page, farm }) => {
  const capacity = new CapacityPage(page);
  await farm.open('/tasks/capacity', SMALL_FARM);
  await capacity.reader.focus();
  const today = 'Friday 11/20: Grow 45 of 60 slots, 75%; Germination 8 of 28 slots, 29%';
  await expect(capacity.reader).toHaveAttribute('aria-valuetext', today);
  await expect(capacity.told).toContainText('45 of 60 slots, 75%');
  await expect(page).toHaveNoBarrier();
  await page.keyboard.press('ArrowRight');
  await expect(capacity.told).toContainText('Saturday 11/21');
  await page.keyboard.press('Escape');
  await expect(capacity.told).toBeHidden();
  await capacity.reader.click({ position: { x: 2, y: 40 } });
  await expect(capacity.told).toContainText('Friday 11/20');
});

test('days that do not fit are named, with the orders of the day', async ({ page, farm }) => {
  const capacity = new CapacityPage(page);
  await farm.open('/tasks/capacity', smallFarmWith(withSmallerRack));
  await expect(page.getByText('Over capacity on 3 days', { exact: true })).toBeVisible();
  await says(page, 'Most on Thu 11/26 and Mon 11/30: 57 trays for 52 grow slots');
  expect(await capacity.day('Thu 11/26')).toEqual([
    '11 of 28',
    '39%',
    '57 of 52',
    '110%',
    'Over by 5',
  ]);
  await capacity.showOrders.click();
  await expect(capacity.dialog).toContainText('Thursday 11/26: Over by 5');
  await expect(capacity.dialog).toContainText('Speckled Pea');
  await expect(page).toHaveNoBarrier();
  await page.keyboard.press('Escape');
  await expect(capacity.showOrders).toBeFocused();

  await capacity.showOrders.click();
  await capacity.dialog.getByRole('link', { name: 'Food co-op trial' }).first().click();
  await expect(page).toHaveURL(/\/ops\/orders/);
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Food co-op trial');
});

test('a farm without racks is told where to put them up', async ({ page, farm }) => {
  const capacity = new CapacityPage(page);
  await farm.open(
    '/tasks/capacity',
    smallFarmWith(() => ({ racks: [] })),
  );
  await says(page, 'Configure racks under Operations → Trays & Racks to display utilization.');
  await expect(capacity.trays).toContainText('96 owned');
  await page.getByRole('link', { name: 'Open Trays & Racks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trays & Racks');
});

test('what the freeze dryers cannot take is found beside the screen', async ({ page, farm }) => {
  const worker = page.waitForEvent('worker');
  // Seven trays of 16 oz on Thursday, for a dryer of five shelves of 12 oz.
  const file = smallFarmWith(({ freezeDryers }) => ({
    freezeDryers: freezeDryers
      .slice(0, 1)
      .map((dryer) => ({ ...dryer, shelves: 5, shelfMaxOz: 12 })),
  }));
  await farm.open('/tasks/capacity', file);
  await worker;
  const dryers = page.getByRole('region', { name: 'Freeze dryers' });
  await expect(dryers).toContainText(/Thu 12\/3\s*7 of 5 freeze-dryer shelves/);
  await expect(dryers).toContainText(/The dryers are full\s*Over by 2/);
  await expect(dryers).toContainText(/112 of 60 oz in the freeze dryers/);
  await expect(dryers).toContainText(/Too heavy for the dryers\s*Over by 52 oz/);
});
