import { expect, test, SMALL_FARM, visitAgain } from '#tests/support/browser/farm-test.ts';
import { SCREENS } from '#tests/support/browser/routes.ts';
import { TasksOfDay } from '../pages/tasks-of-day.ts';

test.use({ serviceWorkers: 'allow', expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] });

test('from the second visit on no screen needs a network', async ({ page, farm, context }) => {
  test.slow();
  await farm.open('/dashboard');
  await visitAgain(page);
  await context.setOffline(true);
  for (const { path, heading } of SCREENS) {
    await farm.open(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
});

test('the service worker keeps the app alone, never the service', async ({ page, farm }) => {
  await farm.open('/dashboard');
  await visitAgain(page);
  await page.evaluate(() => fetch('/health'));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => /^\/(health|state)/.test(path))).toEqual([]);
});

test('a day is ticked without a network @phone-only', async ({ page, farm, context }) => {
  await farm.open('/tasks/today', SMALL_FARM);
  await visitAgain(page);
  await context.setOffline(true);
  const today = new TasksOfDay(page, 'Friday 11/20');
  const open = today.card.getByRole('checkbox', { checked: false });
  await expect(open.first()).toBeVisible();
  const openCount = await open.count();
  await open.first().check();
  await expect(open).toHaveCount(openCount - 1);
  await page.getByRole('button', { name: 'Add weight of Rambo Radish, Fri 11/20' }).click();
  const weight = page.getByRole('textbox', { name: 'Weight of Rambo Radish in oz' });
  await weight.fill('12.4 + 9.8');
  await weight.press('Enter');
  const weighed = page.getByRole('button', { name: '22.2 oz, correct Rambo Radish, Fri 11/20' });
  await expect(weighed).toBeVisible();
  await page.reload();
  await expect(weighed).toBeVisible();
});
