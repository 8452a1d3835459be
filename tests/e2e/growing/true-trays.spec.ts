import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { expect, test, undo } from '#tests/support/browser/farm-test.ts';
import { TasksOfDay } from '../pages/tasks-of-day.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${BISTRO_DAY}T08:00:00-08:00`);
});

test('more trays than are owned are told until counted @phone', async ({ page, farm }) => {
  const { capacity, trayStatus } = bistroFarm();
  // 8 and 5 more than the 40 with and the 80 without holes.
  const dirty = { ...trayStatus, dirtyWithHoles: 48, dirtyWithoutHoles: 85 };
  await farm.open('/start', bistroFarm({ capacity, trayStatus: dirty }));
  for (const screen of ['/dashboard', '/ops/trays']) {
    await farm.walkTo(screen);
    await expect(page.getByText('13 more trays than you own. Count them.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Count trays' }).click();
  const count = page.getByRole('dialog', { name: 'Count trays' });
  const holed = count.getByRole('group', { name: 'With holes', exact: true });
  await expect(holed.getByRole('textbox', { name: 'Clean' })).toHaveValue('0');
  await count.getByRole('button', { name: 'Save count' }).click();
  await expect(page.getByText('48 owned')).toBeVisible();
  await expect(page.getByText('than you own')).toHaveCount(0);
  await undo(page);
  await expect(page.getByText('13 more trays than you own. Count them.')).toBeVisible();
});

test('on a phone a task tells why so many trays @phone-only', async ({ page, farm }) => {
  await farm.open('/tasks/today', bistroFarm());
  await new TasksOfDay(page, 'Tuesday 11/24').open();
  await page.getByRole('button', { name: 'More for Plant, Sunflower' }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('3 trays: 40 oz + 6% buffer; a tray gives 16 oz')).toBeVisible();
  await sheet.getByRole('link', { name: 'Buffer settings' }).click();
  const buffers = page.getByRole('dialog', { name: 'Buffer settings' });
  // Where the dialog begins: what is typed before it stands there would go to it.
  await expect(buffers.getByLabel('General buffer')).toBeFocused();
  await buffers.getByLabel('Skip a buffer tray of which less than … is needed').fill('0.75');
  await buffers.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Buffers saved')).toBeVisible();
  await farm.walkTo('/ops/batches?buffers');
  await expect(buffers.getByLabel('Skip a buffer tray of which less than … is needed')).toHaveValue(
    '0.75 of a tray',
  );
});
