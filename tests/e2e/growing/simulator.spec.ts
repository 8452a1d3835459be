import { expect, test, undo, SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { SimulatorPage } from '../pages/pro/simulator-page.ts';

const SIMULATOR = '/alchemy/planner?tab=simulator';

test('demands are simulated, and a run tells what has changed', async ({ page, farm }) => {
  const screen = new SimulatorPage(page);
  await farm.open(SIMULATOR, SMALL_FARM);
  await says(page, 'Window: Fri 11/20 – Thu 12/3 (14 days) · Mode: Fixed harvest');
  await screen.onlyDemands.check();
  await screen.run.click();
  await expect(page.getByText('Assignments: 2')).toBeVisible();
  await expect(page.getByText('No conflicts detected.')).toBeVisible();
  // Seven trays of sunflower and four of pea, which are planted ten and twelve days before.
  expect(await screen.day('Thu 12/3')).toEqual(['Thu 12/3', '0', '0', '4', '4', '7/11', '112/160']);

  await screen.add.click();
  await expect(page.getByText('Demand added')).toBeVisible();
  await expect(page.getByText('Inputs have changed.')).toBeVisible();
  await screen.run.click();
  await expect(page.getByText('Added: FD Sunflower.')).toBeVisible();
  const weight = screen.conflicts.getByRole('row').filter({ hasText: 'Too heavy for the dryers' });
  await expect(weight).toContainText('224 of 160 oz in the freeze dryers');
  await expect(weight).toContainText('New');
  expect(await screen.day('Thu 12/3')).toContain('14/11\nwas 7, 7 more');
  await expect(page).toHaveNoBarrier();

  await screen.choose('Gala peas', 'Remove');
  await undo(page);
  await expect(screen.demands).toHaveCount(3);
});

test('an order is tried before it is taken, then dropped or kept', async ({ page, farm }) => {
  const screen = new SimulatorPage(page);
  await farm.open(SIMULATOR, SMALL_FARM);
  await screen.onlyDemands.check();
  await screen.trays.fill('12');
  await screen.tryOut.click();
  await expect(page.getByText('12 trays Sunflower for Thu 12/3')).toBeVisible();
  await expect(page.getByText(/^It doesn’t fit: 12 new conflicts, first on /)).toBeVisible();
  await expect(screen.demands).toHaveCount(2);
  await page.getByRole('button', { name: 'Drop FD Sunflower' }).click();
  await expect(page.getByText('No conflicts detected.')).toBeVisible();
  await expect(screen.tryOut).toBeFocused();

  // Eleven trays with holes are clean: without the peas, one more fits.
  await screen.choose('Gala peas', 'Remove');
  await screen.trays.fill('1');
  await screen.tryOut.click();
  await expect(page.getByText('It fits. No conflicts.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep FD Sunflower' }).click();
  await expect(screen.demands).toHaveCount(2);
  await expect(page.getByText('Added: FD Sunflower.')).toBeVisible();
});

test('a window is 1 to 60 days, and stays with the farm', async ({ page, farm }) => {
  const screen = new SimulatorPage(page);
  await farm.open(SIMULATOR, SMALL_FARM);
  await screen.windowDays.fill('99');
  await screen.windowDays.press('Enter');
  await expect(page.getByText(/\(60 days\)/)).toBeVisible();
  await screen.windowDays.fill('0');
  await screen.windowDays.press('Enter');
  await expect(page.getByText('Window: Fri 11/20 – Fri 11/20 (1 day)')).toBeVisible();
  await expect(page.getByLabel('Target date')).toHaveValue('2026-11-20');
  await page.reload();
  await expect(screen.windowDays).toHaveValue('1');

  await screen.trays.fill('many');
  await expect(page.getByText('Not a number')).toBeVisible();
  await expect(screen.add).toHaveAttribute('aria-disabled', 'true');
  await screen.add.focus();
  await expect(page.getByText('Enter at least one tray')).toBeVisible();
});
