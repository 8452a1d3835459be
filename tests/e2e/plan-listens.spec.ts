import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { writeBackup } from '#state/backup/write-backup.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/bistro-farm.ts';
import { expect, test } from '#tests/support/farm-test.ts';

type BistroFarm = ReturnType<typeof bistroFarm>;

async function backupOf(info: TestInfo, farm: BistroFarm): Promise<string> {
  const file = info.outputPath('bistro-farm.json');
  await writeFile(file, writeBackup(farm, '2026-11-20T16:00:00.000Z'));
  return file;
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${BISTRO_DAY}T08:00:00-08:00`);
});

test('trays that are lost are gone on every screen @phone', async ({ page, farm }, info) => {
  const lost = {
    id: 'loss_1',
    dateISO: BISTRO_DAY,
    varietyId: 'sunflower',
    qty: 3,
    cycleKey: 'sunflower|2026-11-27',
    note: '',
    atISO: '2026-11-22T15:00:00.000Z',
  };
  await farm.has(await backupOf(info, bistroFarm({ harvestLosses: [lost] })));
  await farm.open('/tasks/harvest-plan');
  await expect(page.getByText('3 trays lost (48.0 planned)').first()).toBeVisible();
  await expect(page.getByText('−40.0').first()).toBeVisible();
  await expect(page.getByText('Bistro Friday 40.0 oz').first()).toBeVisible();
  await page.screenshot({ path: info.outputPath('harvest-plan.png'), fullPage: true });

  await farm.open('/dashboard');
  await expect(page.getByRole('region', { name: 'Short' })).toContainText(
    'Fri 11/27 Bistro Friday: 40 oz',
  );
  await expect(page.getByRole('region', { name: 'Next harvests' })).toContainText(
    '0 trays, 3 planned',
  );
  await page.screenshot({ path: info.outputPath('dashboard.png'), fullPage: true });

  await farm.open('/ops/batches');
  await expect(page.getByText(/^0( trays)?, 3 planned/).first()).toBeVisible();

  await farm.open('/tasks/today');
  await page.getByRole('button', { name: 'Tasks — Friday 11/27' }).click();
  await expect(page.getByText('Clear 3 trays, all lost').first()).toBeVisible();
  await page.screenshot({ path: info.outputPath('tasks.png'), fullPage: true });
});
