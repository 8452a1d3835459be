import type { Page } from '@playwright/test';
import { SMALL_FARM, says } from '#tests/support/browser/farm-test.ts';
import { expect, signIn, test } from '#tests/support/google/google-test.ts';
import { SettingsPage } from '../pages/settings-page.ts';

const QUESTION = 'FULL WIPE: delete ALL cloud data for this account? This cannot be undone.';

// The cloud refuses once, which is told in the console as the message says.
test.use({ expectedComplaints: [/503|Cloud data was not deleted/] });

/** The state service has done what it was asked for. */
async function stateAnswer(page: Page, method: string): Promise<void> {
  await page.waitForResponse(
    (answer) =>
      answer.request().method() === method && answer.url().includes('/state/') && answer.ok(),
  );
}

/** The tab's token, as it is more than five minutes after its owner signed in. */
async function letTokenAge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const token = JSON.parse(sessionStorage.getItem('mgm.google.account') ?? '');
    const aged = { ...token, issuedAt: token.issuedAt - 301_000 };
    sessionStorage.setItem('mgm.google.account', JSON.stringify(aged));
  });
}

/** Gives the typed answer; Google asks in a window, where a link is pressed. */
async function answerTwice(page: Page, link: string | RegExp): Promise<void> {
  const opened = page.waitForEvent('popup');
  await new SettingsPage(page).answer('delete', 'Delete all data');
  await (await opened).getByRole('link', { name: link }).click();
}

test('all cloud data is deleted after two answers, and comes back', async ({ page }) => {
  const settings = new SettingsPage(page);
  await page.goto('/start');
  await page.getByRole('button', { name: 'Continue without Google' }).click();
  await page.getByRole('link', { name: 'Setup' }).click();
  await expect(settings.fullWipe).toBeDisabled();
  await settings.fullWipe.hover();
  await expect(page.getByText('Sign in with Google to delete its cloud data')).toBeVisible();

  await signIn(page, 'Ben Rowe');
  await letTokenAge(page);
  await page.goto('/setup/settings');
  await expect(settings.fullWipe).toBeEnabled();
  const sent = stateAnswer(page, 'PUT');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import backup' }).click();
  await (await chooser).setFiles(SMALL_FARM);
  await sent;

  await settings.fullWipe.click();
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
  await expect(page).toHaveNoBarrier('[role="dialog"]');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.route('**/state/**', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await settings.fullWipe.click();
  await answerTwice(page, 'Cancel');
  await says(page, 'Google couldn’t confirm your account. Nothing was deleted.');
  await expect(settings.title).toHaveValue('Juniper Lane');

  await settings.fullWipe.click();
  await answerTwice(page, /Ben Rowe/);
  await expect(page.getByText('Failed to delete cloud data (see console).')).toBeVisible();
  await expect(settings.title).toHaveValue('Juniper Lane');
  await page.unroute('**/state/**');

  await settings.fullWipe.click();
  const deleted = stateAnswer(page, 'DELETE');
  await settings.answer('delete', 'Delete all data');
  await deleted;
  const told = page
    .getByRole('status')
    .filter({ hasText: 'All data deleted from cloud. This app will start fresh.' });
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await told.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Operations' }).click();
  await expect(page.getByText('All 16')).toBeVisible();
});
