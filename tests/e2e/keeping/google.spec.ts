import { chooseInWindow, expect, signIn, test } from '#tests/support/google/google-test.ts';
import { holdBack, walk } from '#tests/support/browser/farm-test.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { keptInBrowser } from '#tests/support/browser/kept-in-browser.ts';

const STAY_CLOSED = (): void => {
  window.open = () => null;
};

test('signing in opens the dashboard, in every tab', async ({ page, context, google }) => {
  const before = google.grants.given().length;
  // On a slow device the window opens before the farm is there: later the browser would not let it.
  const letFarmThrough = await holdBack(page, /\/farm-[\w-]+\.js$/);
  await page.goto('/start');
  await chooseInWindow(page, 'Continue with Google', 'Anna Field', letFarmThrough);
  await page.waitForURL('/dashboard');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Account: Anna Field' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
  await page.reload();
  await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto('/start');
  await expect(page).toHaveURL('/dashboard');
  const tab = await context.newPage();
  await tab.goto('/tasks/today');
  await expect(tab.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
  expect(google.grants.given().length).toBe(before + 1);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await tab.bringToFront();
  await expect(tab).toHaveURL('/start');
});

test('signing out makes the token worthless everywhere', async ({ page, google }) => {
  await signIn(page, 'Ben Rowe');
  const [token = ''] = google.grants.given().slice(-1);
  const authorization = `Bearer ${token}`;
  const replay = async () =>
    (await page.request.get('/state/google_10002', { headers: { authorization } })).status();
  expect(await replay()).toBe(200);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/start');
  await expect.poll(() => google.revoked).toEqual([token]);
  expect(google.grants.of(token)).toBeNull();
  await expect.poll(replay).toBe(401);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/start');
});

test('every account has a farm of its own, which waits for it', async ({ page, google }) => {
  const variety = page.getByRole('link', { name: 'Sunflower', exact: true }).first();
  const empty = page.getByText('Nothing to do yet');
  await signIn(page, 'Anna Field');
  await page.getByRole('button', { name: 'Load demo data' }).click();
  await expect(empty).toBeHidden();
  await expect(page.getByRole('banner').getByText(/^Synced /)).toBeVisible();
  await walk(page, '/catalog/varieties');
  await expect(variety).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'Ben Rowe');
  await expect(empty).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'Anna Field');
  await walk(page, '/catalog/varieties');
  await expect(variety).toBeVisible();
  expect(google.revoked.length).toBe(2);
});

test('who has to be asked again presses Reconnect and is connected', async ({ page, google }) => {
  await signIn(page);
  await page.evaluate(() => sessionStorage.clear());
  google.answers.push({ error: 'interaction_required' });
  await page.reload();
  const reconnect = page.getByRole('button', { name: 'Reconnect' });
  await expect(reconnect).toBeVisible();
  await chooseInWindow(page, 'Reconnect', 'Anna Field');
  await expect(page.getByText('Google connected.')).toBeVisible();
  await expect(reconnect).toHaveCount(0);
});

test('on a computer of others, signing out can leave nothing behind', async ({ page, google }) => {
  await signIn(page);
  const token = google.grants.given().at(-1) ?? '';
  await page.getByRole('button', { name: 'Account: Anna Field' }).click();
  await page.getByRole('menuitem', { name: 'Sign out and remove data from this device' }).click();
  await page.getByRole('button', { name: 'Sign out and remove' }).click();
  // The start screen comes when all is removed.
  await expect(page).toHaveURL('/start');
  const kept = JSON.stringify(await keptInBrowser(page));
  for (const trace of [token, 'anna@field.example', '10001']) expect(kept).not.toContain(trace);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(google.revoked).toEqual([token]);
});

test('where windows are blocked, a full page signs in', async ({ page, google }) => {
  await page.addInitScript(STAY_CLOSED);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/start');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: /Cleo Marsh/ }).click();
  await expect(page.getByRole('button', { name: 'Account: Cleo Marsh' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  const token = google.grants.given().at(-1) ?? '';
  expect(google.grants.of(token)?.person.name).toBe('Cleo Marsh');
  await page.goBack();
  await page.goForward();
  expect(await page.evaluate(() => document.referrer + location.href)).not.toContain(token);
  expect(addresses.at(-1)).not.toContain('access_token');
});

test.describe(() => {
  test.use({
    expectedComplaints: [/403/],
    serverSettings: { ALLOWED_USERS: 'anna@field.example' },
  });

  test('who is not let in keeps the farm, and may ask again', async ({ page }) => {
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/state/')) answers.push(response.status());
    });
    await signIn(page, 'Ben Rowe');
    const pill = page.getByRole('banner').getByText('Account not allowed');
    await expect(pill).toBeVisible();
    await page.getByRole('button', { name: 'Load demo data' }).click();
    await expect(page.getByRole('button', { name: 'Load demo data' })).toBeHidden();
    await walk(page, '/setup/settings');
    await expect(pill).toBeVisible();
    const note = page.getByRole('status').filter({ hasText: 'Account not allowed' });
    await expect(note).toContainText('saved on this device');
    await expect(note).toContainText('server admin');
    const before = answers.length;
    await note.getByRole('button', { name: 'Ask again' }).click();
    await expect.poll(() => answers.length).toBe(before + 1);
    await expect(note.getByRole('button', { name: 'Ask again' })).toBeEnabled();
    expect(new Set(answers)).toEqual(new Set([403]));
    await page.goto('/ops/orders');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedComplaints: [/Google/] });

  test('a sign-in that fails says so and can be tried again', async ({ page, google }) => {
    google.answers.push({ error: 'server_error' }, { type: 'popup_closed' });
    await page.goto('/start');
    const button = page.getByRole('button', { name: 'Continue with Google' });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await button.click();
      await expect(page.getByRole('alert')).toHaveText(
        'Google sign-in failed. See console for details.',
      );
      await expect(button).toBeEnabled();
    }
    await chooseInWindow(page, 'Continue with Google', 'Anna Field');
    await expect(page).toHaveURL('/dashboard');
  });
});

test('an answer in the address that nobody asked for signs nobody in', async ({ page }) => {
  await page.goto('/#access_token=ya29.foreign&state=guessed&expires_in=3600');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(page).toHaveURL('/start');
  const kept = await keptInBrowser(page);
  expect(JSON.stringify(kept)).not.toContain('ya29.foreign');
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('the token is in this tab alone', async ({ page, google }) => {
    await signIn(page);
    const token = google.grants.given().at(-1) ?? '';
    await page.evaluate(() => navigator.serviceWorker.ready);
    await walk(page, '/setup/settings');
    const { text: backup } = await savedFile(page, 'Export backup');
    const kept = await keptInBrowser(page);
    expect(kept.sessionStorage).toContain(token);
    expect(kept.indexedDB).toContain('anna@field.example');
    for (const place of [kept.localStorage, kept.indexedDB, kept.caches, backup, page.url()]) {
      expect(place).not.toContain(token);
      expect(place).not.toContain('ya29.');
    }
    expect(backup).not.toContain('anna@field.example');
  });
});
