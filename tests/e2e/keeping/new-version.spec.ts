import { expect, test } from '#tests/support/browser/farm-test.ts';

test.use({ expectedComplaints: [/404|Failed to load|dynamically imported/] });

test('a page whose part is gone from the server loads again, once', async ({ page, farm }) => {
  await farm.open('/dashboard');
  let loads = 0;
  // Counted when the page is asked for: its parts are asked for before it says that it has loaded.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // As after a new version was put in place: what this page has not loaded yet is gone.
  await page.route('**/assets/*.js', async (route) => {
    if (loads === 0) await route.fulfill({ status: 404, body: 'gone' });
    else await route.continue();
  });
  const isBack = page.waitForEvent('load');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Catalog' })
    .click();
  await isBack;
  // It comes back where it was asked to go, or where it was; from there on everything is found.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await farm.walkTo('/catalog/varieties');
  expect(loads).toBe(1);
});
