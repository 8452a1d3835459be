import { readdir, readFile } from 'node:fs/promises';
import { expect, test, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { PlannerProPage } from '../pages/pro/planner-pro-page.ts';

const BUILT_SCRIPTS = 'dist/web/assets';

test('Pro orders become loads and plantings; alerts lead to orders', async ({ page, farm }) => {
  const screen = new PlannerProPage(page);
  await farm.open('/alchemy/planner', SMALL_FARM);
  await screen.autoBatch.click();
  await screen.planned();
  await expect(screen.stats).toContainText('Start dateFri 11/20');
  await expect(screen.stats).toContainText('End dateFri 1/8');
  await expect(screen.stats).toContainText('Total orders4');
  await expect(screen.stats).toContainText('Daily capacity9 trays/day');
  // Broccoli grows for ten days: planted today, it is dried on Monday the 30th at the earliest.
  const late = screen.alerts.filter({ hasText: 'BIST-002' });
  await expect(late).toContainText('Not ready in time');
  await expect(late).toContainText('10 of 10 trays cannot be freeze-dried before Wed 11/25');
  await expect(late).toContainText('Even planted today it would be late.');
  await expect(screen.plantings.getByRole('row').nth(1)).toContainText('Fri 11/20');
  await expect(screen.schedule.getByRole('row').filter({ hasText: 'Wed 12/2' })).toContainText(
    '9 of 9',
  );
  await expect(screen.harvests.getByRole('row')).not.toHaveCount(0);
  await expect(page).toHaveNoBarrier();

  await late.getByRole('link', { name: /^Move the due date of BIST-002 to / }).click();
  await expect(page).toHaveURL('/alchemy/orders?order=BIST-002');
  await page.getByLabel('Due date').fill('2026-12-10');
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByText('All changes saved!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Planner', exact: true }).click();
  await screen.autoBatch.click();
  await screen.planned();
  await expect(late).toHaveCount(0);
});

test('the planner fits a phone, its views follow the keys @phone', async ({ page, farm }) => {
  const screen = new PlannerProPage(page);
  await farm.open('/alchemy/planner?tab=scenarios', SMALL_FARM);
  await expect(page.getByText('Scenarios are available in development only.')).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Views of the planner' }).getByRole('tab');
  await expect(tabs).toHaveText(['Dryer plan', 'Auto-Batch Plan', 'Capacity Simulator']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const fits = async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await expect(page).toHaveNoBarrier();
  };
  // A search that ends by the clock may find one load more or less.
  await expect(page.getByText(/^1 order on time, 0 late\. \d loads\.$/)).toBeVisible();
  const loads = page.getByRole('list', { name: 'Loads of Freeze Dryer 1' }).getByRole('listitem');
  await expect(loads.first()).toContainText(/ to .*: \d of 7 shelves/);
  await fits();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/alchemy/planner?tab=plan');
  await screen.planned();
  await fits();

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Run Simulation' })).toBeVisible();
  await expect(page).toHaveURL('/alchemy/planner?tab=simulator');
  await page.keyboard.press('ArrowLeft');
  await expect(screen.stats).toBeVisible();
});

test('the built app holds no scenario', async () => {
  const scripts = await readdir(BUILT_SCRIPTS);
  const texts = await Promise.all(
    scripts.map((name) => readFile(`${BUILT_SCRIPTS}/${name}`, 'utf8')),
  );
  const holding = (text: string) => texts.filter((script) => script.includes(text)).length;
  // The search itself finds what is there.
  expect(holding('Feasibility Alerts')).toBeGreaterThan(0);
  expect(holding('Heavy sunflower')).toBe(0);
  expect(holding('Back to live data')).toBe(0);
});
