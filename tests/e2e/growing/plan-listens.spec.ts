import { BISTRO_DAY, bistroFarm, plantedCycle } from '#tests/support/farms/bistro-farm.ts';
import { expect, test, undo, part, says } from '#tests/support/browser/farm-test.ts';
import {
  chooseForTask,
  loseTrays,
  logLoss,
  openTaskBlock,
  TasksOfDay,
} from '../pages/tasks-of-day.ts';
import { TraysPlantedDialog } from '../pages/trays-planted-dialog.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${BISTRO_DAY}T08:00:00-08:00`);
});

test('trays that are lost are gone on every screen @phone', async ({ page, farm }) => {
  const lost = aHarvestLoss({
    dateISO: BISTRO_DAY,
    varietyId: 'sunflower',
    qty: 3,
    cycleKey: 'sunflower|2026-11-27',
    atISO: '2026-11-22T15:00:00.000Z',
  });
  await farm.has(bistroFarm({ harvestLosses: [lost] }));
  await farm.open('/tasks/harvest-plan');
  await expect(page.getByText('3 trays lost (48.0 planned)').first()).toBeVisible();
  await expect(page.getByText('−40.0').first()).toBeVisible();
  await expect(page.getByText('Bistro Friday 40.0 oz').first()).toBeVisible();

  await farm.walkTo('/dashboard');
  await expect(part(page, 'Short')).toContainText('Fri 11/27 Bistro Friday: 40 oz');
  await expect(part(page, 'Next harvests')).toContainText('0 trays, 3 planned');

  await farm.walkTo('/ops/batches');
  await expect(page.getByText(/^0( trays)?, 3 planned/).first()).toBeVisible();

  await farm.walkTo('/tasks/today');
  await new TasksOfDay(page, 'Friday 11/27').open();
  await expect(page.getByText('Clear 3 trays, all lost').first()).toBeVisible();
});

test('a planting is booked at its tick, and given back @phone', async ({ page, farm }) => {
  await farm.open('/tasks/today', bistroFarm());
  // The six trays of the farm were ticked before ticks were recorded.
  const strip = page.getByText('planted on 3 days are not recorded');
  await expect(strip).toBeVisible();
  await page.getByRole('button', { name: 'Record as planned' }).click();
  await expect(strip).toBeHidden();

  const tuesday = await new TasksOfDay(page, 'Tuesday 11/24').open();
  await tuesday.tick('Plant', 'Sunflower').click();
  await page
    .getByRole('dialog', { name: 'Mark the Tue 11/24 planting done on Sun 11/22?' })
    .getByRole('button', { name: 'OK' })
    .click();
  await page.getByRole('button', { name: '3 planted, correct Sunflower, Tue 11/24' }).click();
  const planted = new TraysPlantedDialog(page, 'Tuesday 11/24');
  await expect(planted.trays('Sunflower')).toHaveValue('3');
  await planted.trays('Sunflower').fill('2');
  await planted.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Bistro Friday 8 oz short/)).toBeVisible();
  await expect(
    page.getByRole('button', { name: '2 planted, correct Sunflower, Tue 11/24' }),
  ).toBeVisible();

  await tuesday.tick('Plant', 'Sunflower').click();
  // 2 trays at 190 g are 0.8378 lb.
  await says(page, 'Sunflower reopened. 2 trays and 0.84 lb of seed returned.');
});

test('what was not planted in time stands in one line', async ({ page, farm }) => {
  await page.clock.setFixedTime('2026-11-25T08:00:00-08:00');
  await farm.open('/tasks/today', bistroFarm());
  await openTaskBlock(page, 'late');
  const tooLate = page.getByRole('region', { name: 'Too late' });
  const line = tooLate.getByText(
    'Too late: Sunflower, 3 trays for Fri 12/4. Soak was due Tue 11/24.',
  );
  await expect(line).toBeVisible();
  // None of its steps is listed a second time.
  await expect(new TasksOfDay(page, 'Tuesday 11/24').card).toContainText('Harvest Radish, 2 trays');

  await tooLate.getByRole('button', { name: 'Skip batch: Sunflower' }).click();
  await expect(page.getByText('Skipped Sunflower, 3 trays for Fri 12/4.')).toBeVisible();
  await expect(page.getByText('Bistro Friday 40 oz short.')).toBeVisible();
  await expect(line).toBeHidden();
  await undo(page);

  await tooLate.getByRole('button', { name: 'Mark planted: Sunflower' }).click();
  await expect(page.getByText('Sunflower planted, 3 trays')).toBeVisible();
  await expect(line).toBeHidden();
  await undo(page);

  await tooLate.getByRole('button', { name: 'Plant today, ready Sat 12/5: Sunflower' }).click();
  await expect(page.getByText('Sunflower moved to Wed 11/25, cut Sat 12/5.')).toBeVisible();
  await expect(page.getByText('Bistro Friday 40 oz short')).toBeHidden();
  await expect(line).toBeHidden();
  await farm.walkTo('/tasks/harvest-plan');
  await expect(page.getByText('Bistro Friday 40.0 oz').first()).toBeVisible();
});

test('trays are lost at any stage, and found again', async ({ page, farm }) => {
  await farm.open('/tasks/today', bistroFarm());
  const friday = await new TasksOfDay(page, 'Friday 11/27').open();
  await loseTrays(page, 'Harvest, Sunflower', '5');
  const question = page.getByRole('dialog', { name: 'Only 3 trays are growing. Log 5 lost?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await logLoss(page, '1');
  await expect(page.getByText('Lost 1 tray Sunflower. Bistro Friday 8 oz short.')).toBeVisible();
  await expect(friday.card.getByText('2 trays, 3 planned').first()).toBeVisible();

  await chooseForTask(page, 'Harvest, Sunflower', 'Lost…');
  await page.getByRole('button', { name: 'Remove Sunflower, 1 tray' }).click();
  await page
    .getByRole('dialog', { name: 'Lost — Sunflower' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(friday.card.getByText('2 trays, 3 planned')).toHaveCount(0);
});

test('more trays than there are can be booked, or are counted', async ({ page, farm }) => {
  const { capacity } = bistroFarm();
  const few = { ...capacity, trayInventory: { withHoles: 2, withoutHoles: 40 } };
  await farm.open('/tasks/today', bistroFarm({ capacity: few }));
  const tuesday = await new TasksOfDay(page, 'Tuesday 11/24').open();
  await tuesday.card.getByRole('button', { name: 'Mark all done' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const { dialog: planted } = new TraysPlantedDialog(page, 'Tuesday 11/24');
  await expect(planted.getByText('Only 2 clean trays with holes')).toBeVisible();
  await planted.getByRole('button', { name: 'Save & mark day done' }).click();
  const question = page
    .getByRole('dialog')
    .filter({ hasText: '3 trays to plant, 2 clean: scrub first, or count trays' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(planted).toBeVisible();

  await planted.getByRole('button', { name: 'Count trays' }).click();
  const count = page.getByRole('dialog', { name: 'Count trays' });
  const holed = count.getByRole('group', { name: 'With holes', exact: true });
  await expect(holed.getByRole('textbox', { name: 'Clean' })).toHaveValue('2');
  await holed.getByRole('textbox', { name: 'Clean' }).fill('9');
  await expect(holed.getByText('0 in use, 9 owned')).toBeVisible();
  await count.getByRole('button', { name: 'Save count' }).click();
  await expect(count).toBeHidden();
  await expect(planted.getByText('Only 2 clean trays with holes')).toBeHidden();
  await planted.getByRole('button', { name: 'Save & mark day done' }).click();
  await expect(page.getByText('All done for Tue 11/24.', { exact: true })).toBeVisible();

  await farm.walkTo('/ops/trays');
  // Three trays of sunflower stand in use now.
  await expect(page.getByText('9 owned')).toBeVisible();
});

test('trays lost early enough are planted again', async ({ page, farm }) => {
  const known = bistroFarm();
  const early = plantedCycle('sunflower', '2026-11-21', '2026-12-04', 3, { oz: 48 });
  await farm.has(bistroFarm({ tasks: [...known.tasks, ...early] }));
  await farm.open('/catalog/varieties/sunflower');
  await page.getByRole('button', { name: 'More for Sunflower' }).click();
  await page.getByRole('menuitem', { name: 'Lost… Fri 12/4' }).click();
  const lost = page.getByRole('dialog', { name: 'Lost — Sunflower' });
  await expect(lost.getByText('3 trays left, for Fri 12/4')).toBeVisible();
  await logLoss(page, '2');
  await expect(page.getByText('Lost 2 trays Sunflower. Bistro Friday 24 oz short.')).toBeVisible();
  await page.getByRole('button', { name: 'Replant 3 trays' }).click();
  await expect(page.getByText('3 trays to plant today, ready Wed 12/2')).toBeVisible();
  const today = new TasksOfDay(page, 'Sunday 11/22');
  await expect(today.tick('Plant', 'Sunflower')).toBeVisible();
  await farm.walkTo('/dashboard');
  await expect(page.getByRole('region', { name: 'Next harvests' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Short' })).toBeHidden();
});

test('a farm that does not track losses counts those it has', async ({ page, farm }) => {
  const { settings } = bistroFarm();
  const loss = aHarvestLoss({
    dateISO: BISTRO_DAY,
    varietyId: 'sunflower',
    cycleKey: 'sunflower|2026-11-27',
    atISO: '2026-11-22T15:00:00.000Z',
  });
  const untracked = { ...settings.reporting, trackHarvestLoss: false };
  await farm.has(
    bistroFarm({ settings: { ...settings, reporting: untracked }, harvestLosses: [loss] }),
  );
  await farm.open('/tasks/today');
  const friday = await new TasksOfDay(page, 'Friday 11/27').open();
  await expect(friday.card.getByText('2 trays, 3 planned').first()).toBeVisible();
  await chooseForTask(page, 'Harvest, Sunflower', 'Logged losses');
  const lost = page.getByRole('dialog', { name: 'Lost — Sunflower' });
  await expect(lost.getByRole('button', { name: 'Log loss' })).toHaveCount(0);
  await lost.getByRole('button', { name: 'Remove Sunflower, 1 tray' }).click();
  await lost.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(friday.card.getByText('2 trays, 3 planned')).toHaveCount(0);
});

test('a batch is moved to any day, a step not past another @phone', async ({ page, farm }) => {
  await farm.open('/tasks/today', bistroFarm());
  const friday = await new TasksOfDay(page, 'Friday 12/4').open();
  const tuesday = await new TasksOfDay(page, 'Tuesday 11/24').open();
  await chooseForTask(friday.card, 'Harvest, Sunflower', 'Move…');
  const harvest = page.getByRole('dialog', { name: 'Move — Harvest, Sunflower' });
  await harvest.getByLabel('Day').fill('2026-11-23');
  await expect(harvest.getByText('Harvest comes after Plant, Tue 11/24.')).toBeVisible();
  await harvest.getByRole('button', { name: 'Cancel' }).click();

  await chooseForTask(tuesday.card, 'Plant, Sunflower', 'Move…');
  const plant = page.getByRole('dialog', { name: 'Move — Plant, Sunflower' });
  await expect(plant.getByText('From Tue 11/24. Later steps of the batch move too.')).toBeVisible();
  await plant.getByLabel('Day').fill('2026-11-26');
  await plant.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Sunflower moved to Thu 11/26, cut Sun 12/6.')).toBeVisible();
  await expect(page.getByText(/Bistro Friday 40 oz short/)).toBeVisible();
  await undo(page);
  await expect(tuesday.tick('Plant', 'Sunflower')).toBeVisible();
});
