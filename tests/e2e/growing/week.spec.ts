import { readBackup } from '#state/backup/read-backup.ts';
import {
  aFarm,
  anOrder,
  aStep,
  aVariety,
  bulk,
  someSettings,
} from '#tests/support/builders/builders.ts';
import { expect, test, part } from '#tests/support/browser/farm-test.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { openTaskBlock, TasksOfDay } from '../pages/tasks-of-day.ts';
import { TraysPlantedDialog } from '../pages/trays-planted-dialog.ts';

/** Peas in four days, half a pound of seed on a tray, for two markets of one weekend. */
const market = { orderCategory: 'FARMERS_MARKET' } as const;
const peaFarm = aFarm({
  varieties: [
    aVariety({
      daysToHarvest: 4,
      seedGPerTray: 226.796185,
      steps: [aStep('PLANT', 0), aStep('LIGHTS', 2), aStep('HARVEST', 4)],
    }),
  ],
  orders: [
    anOrder({ id: 'ord_sat', date: '2026-11-28', items: [bulk('pea', 24)], ...market }),
    anOrder({ id: 'ord_sun', date: '2026-11-29', items: [bulk('pea', 16)], ...market }),
  ],
  settings: someSettings({ trays: { dirtyThreshold: 10, stackLimit: 4 } }),
});

test('a week of peas, from the planting to the scrub', async ({ page, farm }) => {
  test.slow();
  const morning = (day: string) => `2026-11-${day}T08:00:00-08:00`;

  // 40 oz for both markets are 5 trays of 8 oz; 6% more is one tray on top.
  await page.clock.setFixedTime(morning('23'));
  await farm.open('/tasks/today', peaFarm);
  const planted = new TraysPlantedDialog(page, 'Monday 11/23');
  await new TasksOfDay(page, 'Monday 11/23').tick('Plant', 'Pea').click();
  // The only work of the day is recorded at its tick; what went differently is put right there.
  await expect(page.getByText(/^All done for Monday\./).first()).toBeVisible();
  await page.getByRole('button', { name: '6 planted, correct Pea, Mon 11/23' }).click();
  await expect(planted.trays('Pea')).toHaveValue('6');
  await planted.oneMore('Pea').click();
  await expect(
    planted.dialog.getByText('Uses 3.50 lb of seed and 7 trays with holes'),
  ).toBeVisible();
  await planted.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('7 trays planted, 1 more than planned')).toBeVisible();

  await farm.comeBackAt(morning('25'), '/tasks/today');
  await new TasksOfDay(page, 'Wednesday 11/25').tick('Lights', 'Pea').click();
  await expect(page.getByText(/^All done for Wednesday\./)).toBeVisible();

  await farm.comeBackAt(morning('27'), '/dashboard');
  await expect(part(page, 'Next harvests')).toContainText('7 trays, 6 planned56.0 oz');
  await farm.walkTo('/tasks/today');
  const friday = new TasksOfDay(page, 'Friday 11/27');
  await friday.card.getByRole('button', { name: 'More for Friday 11/27' }).click();
  await page.getByRole('menuitem', { name: 'Log harvest loss' }).click();
  await page.getByRole('button', { name: 'Log loss' }).click();
  await friday.tick('Harvest', 'Pea').click();
  await openTaskBlock(page, 'next');
  // 7 trays, 7 bottoms and 2 covers.
  // Friday's list is done, so they are scrubbed on Saturday.
  await expect(page.getByText('Scrub Trays — 16 dirty', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saturday 11/28' })).toBeVisible();

  await farm.walkTo('/dashboard');
  const hygiene = page.getByRole('region', { name: 'Tray hygiene' });
  await hygiene.getByRole('button', { name: 'Mark scrub done' }).click();
  await expect(hygiene).toContainText('0 dirty trays');
  await expect(hygiene).toContainText('Last scrub Fri 11/27');

  await farm.walkTo('/setup/settings');
  const { text } = await new SettingsPage(page).exportBackup();
  const backup = readBackup(text, peaFarm);
  if (!backup.ok) throw new Error(backup.reason);
  const { slices } = backup;
  expect(slices.traysPlantedLog).toMatchObject([{ varietyId: 'pea', trays: 7, expectedTrays: 6 }]);
  // Six trays of half a pound at the tick, and one more put right.
  expect(slices.seedsInventory?.map(({ pounds }) => pounds)).toEqual([-3, -0.5]);
  expect(slices.harvestLosses).toMatchObject([{ varietyId: 'pea', qty: 1 }]);
  expect(slices.trayStatus).toMatchObject({ dirtyWithHoles: 0, inUseWithHoles: 0 });
});
