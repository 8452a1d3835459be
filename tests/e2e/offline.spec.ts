import { expect, test } from '#tests/support/farm-test.ts';
import { SCREENS } from '#tests/support/routes.ts';

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED/],
});

test('from the second visit on every screen opens without a network', async ({
  page,
  farm,
  context,
}) => {
  test.slow();
  await farm.open('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  for (const { path, heading } of SCREENS) {
    await farm.open(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
});

test('what the service worker keeps is the app alone, never the service', async ({
  page,
  farm,
}) => {
  await farm.open('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.evaluate(() => fetch('/health'));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => /^\/(health|state)/.test(path))).toEqual([]);
});
