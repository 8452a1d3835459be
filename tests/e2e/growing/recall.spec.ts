import type { Page } from '@playwright/test';
import {
  expect,
  openScreen,
  test,
  SMALL_FARM,
  visitAgain,
} from '#tests/support/browser/farm-test.ts';
import { SeedVaultPage } from '../pages/catalog/seed-vault-page.ts';
import { chooseAction } from '../pages/page-model.ts';
import { TasksOfDay } from '../pages/tasks-of-day.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] });

test('two bags of radish are recalled @phone-only', async ({ page, farm, context, browser }) => {
  test.slow();
  await farm.has(SMALL_FARM);
  await farm.open('/catalog/seed-vault');
  await visitAgain(page);
  await context.setOffline(true);

  // Four trays of 34 g, and all that is needed.
  await receive(page, '0.3', 'RB-2291');
  // The older of two bags is taken first.
  await page.clock.setFixedTime('2026-11-20T08:05:00-08:00');
  await receive(page, '5', 'RB-2377');

  await page.clock.setFixedTime('2026-11-23T08:00:00-08:00');
  await farm.open('/tasks/today');
  await new TasksOfDay(page, 'Monday 11/23').tick('Plant', 'Rambo Radish').check();
  await expect(page.getByText('Plant, Rambo Radish done, lot RB-2291')).toBeVisible();
  await page.clock.setFixedTime('2026-11-26T08:00:00-08:00');
  await farm.open('/tasks/today');
  const thursday = new TasksOfDay(page, 'Thursday 11/26');
  await thursday.tick('Plant', 'Rambo Radish').check();
  await expect(page.getByText('Plant, Rambo Radish done, lots RB-2291, RB-2377')).toBeVisible();

  await thursday.show('All');
  await page.getByRole('button', { name: '5 planted, correct Rambo Radish, Thu 11/26' }).click();
  const counting = page.getByRole('dialog', { name: /Confirm trays planted/ });
  await expect(counting.getByText('Seed lot RB-2291 3, RB-2377 2')).toBeVisible();
  await counting.getByRole('button', { name: 'One less: Trays of Rambo Radish' }).click();
  await expect(counting.getByText('Seed lot RB-2291 3, RB-2377 1')).toBeVisible();
  await counting.getByRole('button', { name: 'Change lot: Rambo Radish' }).click();
  await counting.getByRole('button', { name: 'One more: Trays from RB-2377, 11/20' }).click();
  await expect(counting.getByText('4 trays were planted, not 5.')).toBeVisible();
  await counting.getByRole('button', { name: 'One less: Trays from RB-2291, 11/20' }).click();
  await counting.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Trays planted saved')).toBeVisible();

  await farm.walkTo('/catalog/seed-vault');
  await chooseAction(page, 'RB-2377', 'Block');
  await expect(page.getByText('RB-2377 blocked, 1 batch held.')).toBeVisible();
  await farm.walkTo('/tasks/shortages');
  await expect(page.getByText('4 trays held, seed lot RB-2377').first()).toBeVisible();
  await farm.walkTo('/catalog/seed-vault');
  await chooseAction(page, 'RB-2377', 'Unblock');
  await expect(page.getByText('RB-2377 is open.')).toBeVisible();
  await farm.walkTo('/tasks/shortages');
  await expect(page.getByText('seed lot RB-2377')).toHaveCount(0);

  await page.clock.setFixedTime('2026-12-04T08:00:00-08:00');
  await farm.open('/ops/deliveries');
  await page.getByRole('button', { name: 'More for Sato Ramen House' }).click();
  await page.getByRole('menuitem', { name: 'Labels…' }).click();
  const labels = page.getByRole('dialog', { name: 'Labels' });
  await expect(labels).toContainText('Sato Ramen House, 3 labels');
  await expect(labels.getByLabel('Mark as packed')).toBeChecked();
  await labels.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByText('1 delivery packed')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Lot RARA-/).first()).toBeVisible();
  await page.emulateMedia({ media: null });
  await farm.saved();

  await openScreen(page, '/T/RARA-261204');
  await expect(page.getByText('RB-2291 2, RB-2377 2')).toBeVisible();

  await farm.walkTo('/ops/trace?of=northfork%20seed%20co.');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Recall northfork seed co.' })).toBeVisible();
  await expect(page.getByText('Reached')).not.toHaveCount(0);
  // One tray of 10.5 oz was cut on 12/1: a tenth of 24, 20 and 8 oz of Garden Crunch has left of it.
  const balance =
    'Harvested 10.5 oz. Delivered 5.2 oz, dried 0.0 oz, gone 0.0 oz, on hand 5.3 oz, missing 0.0 oz.';
  await expect(page.getByText(balance)).toBeVisible();
  await expect(page.getByText(/^RB-2291, Rambo Radish: 0\.08 lb left$/)).toBeVisible();
  await expect(page.getByText(/^RB-2377, Rambo Radish: 4\.85 lb left$/)).toBeVisible();
  await page.emulateMedia({ media: null });

  const stranger = await browser.newContext();
  const phone = await stranger.newPage();
  await phone.goto(new URL('/T/RARA-261204', page.url()).href);
  await expect(phone.getByText('Lot RARA-261204. Ask the farm on the label.')).toBeVisible();
  await stranger.close();
});

async function receive(page: Page, pounds: string, lot: string): Promise<void> {
  const vault = new SeedVaultPage(page);
  await vault.variety.click();
  await page.getByRole('option', { name: 'Rambo Radish', exact: true }).click();
  await vault.pounds.fill(pounds);
  await vault.lot.fill(lot);
  const intake = page.getByRole('region', { name: 'Add Intake' });
  const more = intake.getByRole('button', { name: 'More', exact: true });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await intake.getByLabel('Supplier').fill('Northfork Seed Co.');
  await vault.add.click();
  await expect(page.getByText('Intake added').first()).toBeVisible();
}
