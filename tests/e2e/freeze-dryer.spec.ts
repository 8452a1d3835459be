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

test('a load is started, weighed into stock and taken back', async ({ page, farm }, testInfo) => {
  const itemId = 'itm_speckled-pea-powder_mgq0x4';
  const line = { itemId, varietyId: 'speckled-pea', trays: 2 };
  const load = { id: 'dry_fd-1_2026-11-20', dryerId: 'fd-1', startISO: '2026-11-20' };
  const state = { ...smallFarmState(), dryLoads: [{ ...load, cycleDays: 1, lines: [line] }] };
  const file = testInfo.outputPath('farm.json');
  await writeFile(file, JSON.stringify({ app: 'microgreens-manager', version: 2, state }));
  await farm.has(file);
  await farm.open('/alchemy/freeze-dryer');
  const loads = page.getByRole('region', { name: 'Loads' });
  const row = loads.getByRole('row').filter({ hasText: 'Fri 11/20' });
  await expect(row).toContainText('Speckled Pea 2');
  await row.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(row).toContainText('In the dryer');
  await row.getByRole('button', { name: 'Weigh' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fresh weight of Speckled Pea powder').fill('30');
  await dialog.getByLabel('Dry weight of Speckled Pea powder').fill('240');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('240 g from 30 oz? 8 % is usual.')).toBeVisible();
  const question = page.getByRole('dialog').filter({ hasText: 'is usual' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await dialog.getByLabel('Dry weight of Speckled Pea powder').fill('68');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Done');
  await expect(row).toContainText('68 g');
  await expect(row).toContainText('8.0%');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row).toContainText('In the dryer');
});
