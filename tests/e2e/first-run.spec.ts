import type { Locator } from '@playwright/test';
import { expect, test, part } from '#tests/support/browser/farm-test.ts';
import { TasksOfDay } from './pages/tasks-of-day.ts';

/** Counts what a newcomer has to press and to fill in. */
function countedHands() {
  const done = { clicks: 0, fields: 0 };
  return {
    done,
    press: async (target: Locator) => {
      done.clicks += 1;
      await target.click();
    },
    fill: async (target: Locator, text: string) => {
      done.fields += 1;
      await target.fill(text);
    },
  };
}

test('an empty dashboard leads to a true list of today @phone', async ({ page, farm }) => {
  const { done, press, fill } = countedHands();
  await farm.open('/dashboard');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page).toHaveNoBarrier();
  await press(page.getByRole('checkbox', { name: 'Sunflower' }));
  await press(page.getByRole('checkbox', { name: 'Radish' }));
  await press(page.getByRole('button', { name: 'Grow 2 crops' }));

  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await fill(page.getByLabel('How many trays do you own?'), '20');
  await expect(page.getByLabel('Trays without holes')).toHaveValue('40');
  await fill(page.getByLabel('Shelves under lights'), '6');
  await expect(page.getByLabel('Shelves for germination')).toHaveValue('7');
  await expect(page).toHaveNoBarrier();
  await press(page.getByRole('button', { name: 'Save and continue' }));

  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  // Sunflower, at 10 days the slower one, planted today: 11/20 + 10.
  await expect(page.getByLabel('Delivery')).toHaveValue('2026-11-30');
  await expect(page).toHaveNoBarrier();
  await fill(page.getByLabel('Customer'), 'Corner Bistro');
  await fill(page.getByLabel('Packages of Radish'), '6');
  await fill(page.getByLabel('Packages of Sunflower'), '9');
  await press(page.getByRole('button', { name: 'Plan it' }));

  // Sunflower of 10 days begins today, radish of 9 days tomorrow.
  await expect(page).toHaveURL(/\/tasks\/today$/);
  const ticks = new TasksOfDay(page, 'Friday 11/20').card.getByRole('checkbox');
  await expect(ticks).toHaveCount(2);
  await expect(ticks.nth(0)).toHaveAccessibleName('Done: Soak, Sunflower');
  await expect(ticks.nth(1)).toHaveAccessibleName('Done: Plant, Sunflower');
  expect(done).toEqual({ clicks: 5, fields: 5 });

  await farm.walkTo('/tasks/capacity');
  await expect(page.getByRole('main')).toContainText('24');
  await expect(page.getByRole('main')).toContainText('of 28');
  await farm.walkTo('/dashboard');
  await expect(page.getByText(/Step \d of 3/)).toBeHidden();
  await expect(part(page, 'Tray Alert')).toContainText('No tray shortages in the next 48 hours');
});

test('restoring a backup leads to the button that reads one @phone', async ({ page, farm }) => {
  await farm.open('/dashboard');
  const button = page.getByRole('button', { name: 'Import backup' });
  await page.getByRole('link', { name: 'Restore a backup' }).click();
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
  // A link of it opens there, too.
  await page.reload();
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
});
