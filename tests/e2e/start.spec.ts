import { expect, holdBack, test } from '#tests/support/browser/farm-test.ts';
import { StartPage } from './pages/start-page.ts';

test('who goes on without Google has come in for good @phone', async ({ page, context }) => {
  const start = new StartPage(page);
  await start.open();
  await expect(page.getByText(/permissions are optional/i)).toBeVisible();
  await expect(page.getByText(/OpenID profile plus Calendar events/)).toBeVisible();
  await expect(start.withoutGoogle).toHaveAttribute('data-variant', 'filled');
  // The server of the journeys has no Google sign-in.
  await start.withGoogle.click();
  await expect(page.getByRole('status')).toContainText(
    'Google sign-in isn’t set up on this server.',
  );
  await start.withoutGoogle.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab).toHaveURL('/dashboard');
});

test.describe(() => {
  test.use({ expectedComplaints: [/google/i] });

  test('a sign-in that fails says so on the start screen', async ({ page }) => {
    const start = new StartPage(page);
    // A server that knows Google, whose script cannot be loaded.
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { clientId: 'farm.apps.googleusercontent.com' } }),
    );
    await start.open();
    await start.withGoogle.click();
    await expect(page.getByRole('alert')).toContainText(
      'Google sign-in failed. See console for details.',
    );
    await expect(page).toHaveURL('/start');
  });
});

test('the start screen comes before the code of the farm', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) files.push(request.url());
  });
  const letFarmThrough = await holdBack(page, /\/farm-[\w-]+\.js$/);
  const start = new StartPage(page);
  await start.open();
  await start.withoutGoogle.click();
  await expect(page).toHaveURL('/start');
  expect(files.length).toBeLessThanOrEqual(8);
  files.length = 0;
  letFarmThrough();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(files.some((file) => /\/dashboard-[\w-]+\.js$/.test(file))).toBe(true);
});
