import { writeFile } from 'node:fs/promises';
import { accessibilityProblems } from '#tests/support/browser/accessibility.ts';
import { expect, test } from '#tests/support/browser/farm-test.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { FreezeDryerPage } from './pages/freeze-dryer-page.ts';

test('dryers are added with what a usual one holds, and kept once saved', async ({
  page,
  farm,
}) => {
  const screen = new FreezeDryerPage(page);
  await farm.open('/alchemy/freeze-dryer');
  await expect(page.getByText('No dryers yet. Click “Add Dryer”.', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Freeze-dryer shelves and weight caps are used by Planner Pro and the capacity simulator.',
    ),
  ).toBeVisible();
  await expect(screen.save).toHaveAttribute('aria-disabled', 'true');
  await screen.save.focus();
  await expect(page.getByText('No changes to save yet', { exact: true })).toBeVisible();

  await screen.add.click();
  await screen.add.click();
  await expect(screen.field('Label', 'Freeze Dryer 2')).toBeFocused();
  await expect(screen.total('dryers')).toContainText('2');
  await expect(screen.total('shelves per day')).toContainText('14');
  await expect(screen.total('weight cap per day')).toContainText('224 oz');
  expect(await accessibilityProblems(page)).toEqual([]);
  await screen.save.click();
  await expect(page.getByText('Dryers saved', { exact: true })).toBeVisible();
  await farm.saved();
  await page.reload();
  await expect(screen.field('Shelves', 'Freeze Dryer 1')).toHaveValue('7');
  await expect(screen.field('Cycle days', 'Freeze Dryer 1')).toHaveValue('1');
  await expect(screen.field('Max oz per shelf', 'Freeze Dryer 1')).toHaveValue('16');
});

test('a slow dryer counts for less a day, and no cycle is shorter than a day', async ({
  page,
  farm,
}) => {
  const screen = new FreezeDryerPage(page);
  await farm.open('/alchemy/freeze-dryer');
  await screen.add.click();
  await screen.field('Cycle days', 'Freeze Dryer 1').fill('2');
  await expect(screen.total('shelves per day')).toContainText('3.5 a day');
  await expect(screen.total('weight cap per day')).toContainText('56 oz a day');
  await screen.field('Cycle days', 'Freeze Dryer 1').fill('0');
  await screen.field('Shelves', 'Freeze Dryer 1').fill('');
  await screen.field('Max oz per shelf', 'Freeze Dryer 1').fill('12');
  await screen.save.click();
  await expect(page.getByText('Not less than 1')).toBeVisible();
  await expect(screen.field('Cycle days', 'Freeze Dryer 1')).toBeFocused();
  await screen.field('Cycle days', 'Freeze Dryer 1').fill('1');
  await screen.save.click();
  await expect(screen.field('Shelves', 'Freeze Dryer 1')).toHaveValue('0');
});

test('a dryer is removed when that is saved, and its number is not given again', async ({
  page,
  farm,
}) => {
  const screen = new FreezeDryerPage(page);
  await farm.open('/alchemy/freeze-dryer');
  await screen.add.click();
  await screen.add.click();
  await screen.save.click();
  await screen.remove('Freeze Dryer 2');
  await screen.add.click();
  await expect(screen.field('Label', 'Freeze Dryer 3')).toBeVisible();
  await screen.remove('Freeze Dryer 3');
  await screen.remove('Freeze Dryer 1');
  await screen.save.click();
  await expect(page.getByText('No dryers yet. Click “Add Dryer”.', { exact: true })).toBeVisible();
});

test('a load is started, weighed into stock, taken back, and completes its order', async ({
  page,
  farm,
}, testInfo) => {
  const line = { itemId: 'itm_speckled-pea-powder_mgq0x4', varietyId: 'speckled-pea', trays: 2 };
  const today = { id: 'dry_fd-1_2026-11-20', dryerId: 'fd-1', startISO: '2026-11-20' };
  const ready = { ...today, id: 'dry_fd-1_2026-11-19', startISO: '2026-11-19', status: 'RUNNING' };
  const dryLoads = [
    { ...today, cycleDays: 1, lines: [line] },
    { ...ready, cycleDays: 1, lines: [{ ...line, trays: 38 }] },
  ];
  const state = { ...smallFarmState(), dryLoads };
  const file = testInfo.outputPath('farm.json');
  await writeFile(file, JSON.stringify({ app: 'microgreens-manager', version: 2, state }));
  await farm.has(file);
  await farm.open('/dashboard');
  await page.getByRole('link', { name: 'Start Freeze Dryer 1 Speckled Pea 2' }).click();
  const loads = page.getByRole('region', { name: 'Loads' });
  const row = loads.getByRole('row').filter({ hasText: 'Fri 11/20' }).first();
  await row.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(row).toContainText('In the dryer');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row.getByRole('button', { name: 'Start', exact: true })).toBeVisible();

  await farm.walkTo({ path: '/tasks/today', heading: 'Tasks' });
  await page.getByRole('link', { name: 'Weigh Freeze Dryer 1 Speckled Pea 38' }).click();
  const dialog = page.getByRole('dialog', { name: /^Weigh the load/ });
  await dialog.getByLabel('Fresh weight of Speckled Pea powder').fill('564');
  await dialog.getByLabel('Dry weight of Speckled Pea powder').fill('12900');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('12900 g from 564 oz? 8 % is usual.')).toBeVisible();
  const question = page.getByRole('dialog').filter({ hasText: 'is usual' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await dialog.getByLabel('Dry weight of Speckled Pea powder').fill('1290');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const weighed = loads.getByRole('row').filter({ hasText: 'Thu 11/19' });
  await expect(weighed).toContainText('1,290 g');
  await expect(weighed).toContainText('8.1%');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(weighed).toContainText('Ready');
  await weighed.getByRole('button', { name: 'Weigh' }).click();
  await dialog.getByLabel('Dry weight of Speckled Pea powder').fill('1290');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(weighed).toContainText('Done');

  // 1,120 g and 1,290 g: enough for the 2,400 g of its 60 jars.
  await farm.walkTo({ path: '/alchemy/orders?order=LAKE-001', heading: 'Pro Orders' });
  await page.getByRole('button', { name: 'Order Complete' }).click();
  await expect(page.getByText('Order completed', { exact: true })).toBeVisible();
});
