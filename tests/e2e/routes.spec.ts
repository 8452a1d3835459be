import { expect, openScreen, test, walk } from '#tests/support/browser/farm-test.ts';
import { REDIRECTS, SCREENS } from '#tests/support/browser/routes.ts';

test('sections and old addresses lead to a screen of today', async ({ page, farm }) => {
  await farm.open('/');
  await expect(page).toHaveURL('/dashboard');
  for (const [from, to] of REDIRECTS) {
    await walk(page, from);
    await expect.soft(page, from).toHaveURL(to);
  }
});

test('a redirect keeps query and hash, and adds no step to go back', async ({ page, farm }) => {
  await farm.open('/setup/settings');
  await page.goto('/orders?kind=single#top');
  await expect(page).toHaveURL('/ops/orders?kind=single#top');
  await page.goBack();
  await expect(page).toHaveURL('/setup/settings');
  // The start screen stays reachable for a visitor without Google.
  await openScreen(page, '/start');
  await expect(page).toHaveURL('/start');
});

test('who has not come in is sent to the start screen from everywhere', async ({ page }) => {
  await page.goto('/tasks/today');
  await expect(page).toHaveURL('/start');
  const paths = [...SCREENS.map(({ path }) => path), ...REDIRECTS.map(([from]) => from)];
  for (const path of paths) {
    await walk(page, path);
    await expect.soft(page, path).toHaveURL('/start');
  }
  await expect(page.getByRole('button', { name: 'Continue without Google' })).toBeVisible();
});

test('the navigation marks the section, the footer tells the version', async ({ page, farm }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
  await farm.open('/dashboard');
  for (const [path, entry] of [
    ['/dashboard', 'Dashboard'],
    ['/tasks/planner', 'Tasks'],
    ['/ops/trays', 'Operations'],
    ['/catalog/overheads', 'Catalog'],
    ['/inventory/seeds', 'Catalog'],
    ['/reporting/growth', 'Reporting'],
    ['/alchemy/orders', 'Alchemy'],
    ['/setup/settings', 'Setup'],
  ] as const) {
    await farm.walkTo(path);
    await expect.soft(current, path).toHaveCount(1);
    await expect.soft(current, path).toHaveText(new RegExp(`^${entry}`));
  }
  await expect(page.getByText('2.0.0', { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('microgreens farms');
});

test('a screen asks for each of its files once', async ({ page, farm }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await farm.open('/tasks/today');
  const files = asked.filter((path) => path.startsWith('/assets/'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path, at) => files.indexOf(path) !== at)).toEqual([]);
});
