import type { Page } from '@playwright/test';
import { changedSmallFarm } from '#tests/support/farms/small-farm.ts';
import { expect, test, undo, SMALL_FARM } from '#tests/support/browser/farm-test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('the dashboard says what is open, and leads to where it is done', async ({ page, farm }) => {
  await farm.open('/dashboard', SMALL_FARM);
  await expect(card(page, 'Today at a glance')).toContainText('12 open of 24 tasks');
  await expect(page.getByText('Water Broccoli, 2 trays, due Wednesday 11/18')).toBeVisible();
  await expect(card(page, 'Tray Alert')).toContainText('No tray shortages in the next 48 hours');
  await expect(card(page, 'Tray hygiene')).toContainText('54 dirty trays');
  await expect(card(page, 'Next harvests')).toContainText('Sun 11/22');
  await expect(card(page, 'Capacity snapshot')).toContainText('8 of 28 slots');
  await page.getByRole('link', { name: 'Capacity', exact: true }).last().click();
  await expect(page).toHaveURL(/\/tasks\/capacity$/);
  await farm.walkTo('/dashboard');
  await page.getByRole('link', { name: '+ Add Task' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Task' })).toBeVisible();
});

test('too few clean trays for today and tomorrow are told in words', async ({ page, farm }) => {
  await farm.open(
    '/dashboard',
    changedSmallFarm(({ capacity }) => ({
      capacity: { ...Object(capacity), trayInventory: { withHoles: 90, withoutHoles: 300 } },
    })),
  );
  await expect(card(page, 'Tray Alert')).toContainText('Short 4 trays');
  await expect(card(page, 'Tray Alert')).toContainText('Scrub 4 with holes.');
});

test('the scrub and late work are marked done on their cards', async ({ page, farm }) => {
  await farm.open('/dashboard', SMALL_FARM);
  const hygiene = card(page, 'Tray hygiene');
  await hygiene.getByRole('button', { name: 'Mark scrub done' }).click();
  await expect(hygiene).toContainText('0 dirty trays');
  await expect(hygiene).toContainText('Last scrub Fri 11/20');
  await undo(page);
  await expect(hygiene).toContainText('54 dirty trays');

  // Late work that ends its day is marked done without a question.
  await expect(page.getByText('1 late')).toBeVisible();
  await page.getByRole('button', { name: 'Mark done', exact: true }).click();
  await expect(page.getByText('1 late')).toBeHidden();
});
