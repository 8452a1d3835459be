import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test, says } from '#tests/support/browser/farm-test.ts';
import { GrowthPage } from '../pages/growth-page.ts';
import { aHarvestLoss, aPlantedEntry } from '#tests/support/builders/report-builders.ts';

const GROWTH = '/reporting/growth';
const ESTIMATED =
  'Some plantings are estimated from completed tasks. Confirm trays planted in Tasks to record actual counts.';
const HIDDEN = 'Estimated plantings are hidden. Toggle the switch to include them in totals.';

/** A week of 5 trays planted by the log, 3 by a task alone, and 4 harvested, one of them lost. */
function grownFarm(more: Partial<FarmDocument> = {}) {
  const harvest = { dateISO: '2026-11-19', varietyId: 'sunflower' };
  return aFarm({
    varieties: [aVariety({ id: 'sunflower' }), aVariety({ id: 'pea' })],
    traysPlantedLog: [
      aPlantedEntry({ dateISO: '2026-11-16', varietyId: 'sunflower', trays: 5, expectedTrays: 4 }),
    ],
    tasks: [
      aTask({ dateISO: '2026-11-18', varietyId: 'pea', trays: 3, done: true }),
      aTask({ ...harvest, type: 'HARVEST', trays: 4, done: true }),
    ],
    harvestLosses: [aHarvestLoss(harvest)],
    ...more,
  });
}

test('a week tells its trays, and the address keeps the weeks', async ({ page, farm }) => {
  const growth = new GrowthPage(page);
  await farm.open(GROWTH, grownFarm());
  await expect(growth.from).toHaveValue('2026-08-29');
  await expect(growth.to).toHaveValue('2026-11-20');
  await expect(page.getByText(ESTIMATED, { exact: true })).toBeVisible();
  expect(await growth.rows()).toEqual([
    [expect.stringContaining('2026-W47'), '8', '3', '4', '1', '3', '—'],
    ['Total', '8', '3', '4', '1', '3', ''],
  ]);
  await growth.estimates.press('Space');
  await expect(page.getByText(HIDDEN, { exact: true })).toBeVisible();
  await expect(page.getByText(ESTIMATED)).toBeHidden();
  expect((await growth.rows()).at(-1)).toEqual(['Total', '5', '4', '1', '3', '']);

  await growth.estimates.press('Space');
  await growth.show('6w');
  await expect(growth.from).toHaveValue('2026-10-10');
  await growth.show('24w');
  await expect(growth.from).toHaveValue('2026-06-06');
  await growth.show('All time');
  await expect(growth.from).toHaveValue('');
  await expect(growth.to).toHaveValue('');
  await growth.show('Week and variety');
  await page.reload();
  await expect(growth.from).toHaveValue('');
  const varieties = async () => (await growth.rows()).map((row) => row[1]);
  await expect.poll(varieties).toEqual(['Pea', 'Sunflower', '']);
  // The losses below name it, too.
  await page.getByRole('link', { name: 'Sunflower' }).first().click();
  await page.getByRole('button', { name: /Back/ }).click();
  await expect(page).toHaveURL(/reporting\/growth\?.*by=variety/);
});

test('a farm of detailed records has its days, in the file, too', async ({ page, farm }) => {
  const { settings } = aFarm();
  const reporting = { trackHarvestLoss: false, usdaMode: 'detailed' } as const;
  await farm.open(GROWTH, grownFarm({ settings: { ...settings, reporting } }));
  await expect(page.getByRole('table', { name: 'Growth by day' })).toContainText('Wed 11/18/2026');
  const { name, text } = await savedFile(page, 'Export CSV');
  expect(name).toBe('growth-report-2026-08-29-to-2026-11-20.csv');
  expect(text.trim().split('\r\n')).toEqual([
    'Week,Week start,Variety,Planted trays,Estimated trays,Harvested trays,Harvested less lost,Week over week',
    '2026-W47,2026-11-16,Pea,3,3,0,0,',
    '2026-W47,2026-11-16,Sunflower,5,0,4,4,',
    '',
    'Date,Variety,Planted trays,Estimated trays,Harvested trays,Harvested less lost',
    '2026-11-16,Sunflower,5,0,0,0',
    '2026-11-18,Pea,3,3,0,0',
    '2026-11-19,Sunflower,0,0,4,4',
  ]);
});

test('weeks without any work say so, and lead to the tasks', async ({ page, farm }) => {
  const growth = new GrowthPage(page);
  await farm.open(`${GROWTH}?from=2026-01-01&to=2026-02-01&by=variety`, grownFarm());
  await says(page, 'No planting or harvest data within this range.');
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await farm.walkTo(`${GROWTH}?by=variety`);
  await expect(growth.weeks).toContainText('Sunflower');
  await expect(page).toHaveNoBarrier();
});
