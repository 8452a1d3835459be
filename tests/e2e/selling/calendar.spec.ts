import { SMALL_FARM, walk } from '#tests/support/browser/farm-test.ts';
import { chooseInWindow, expect, signIn, test } from '#tests/support/google/google-test.ts';
import { SettingsPage } from '../pages/settings-page.ts';

const ANNA = 'google_10001';

// Nothing of Anna's in the cloud yet: the browser writes that into its console by itself.
test.use({ expectedComplaints: [/404/] });

test('the days of the plan are in the calendar until switched off', async ({ page, google }) => {
  const { calendar } = google;
  const summaries = () => calendar.events('primary', ANNA).map(({ summary }) => summary);
  calendar.put({ summary: 'Dentist' }, 'primary', ANNA);
  await signIn(page, 'Anna Field');

  await walk(page, '/setup/settings');
  const section = page.getByRole('region', { name: 'Google Workspace' });
  const save = page.getByRole('button', { name: 'Save Settings' });
  await expect(section.getByText('Connected')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import backup' }).click();
  await (await chooser).setFiles(SMALL_FARM);
  await expect(page.getByText('Backup imported.')).toBeVisible();

  await chooseInWindow(page, 'Sync calendar now', 'Anna Field');
  await expect(page.getByText('Calendar synced.')).toBeVisible();
  expect(summaries().length).toBeGreaterThan(10);
  for (const summary of summaries())
    expect(summary).toMatch(
      /^(Dentist|\[MGM\] (Plant — \d+ trays?|Harvest — \d+ trays?, [\d.]+ oz))$/,
    );

  await section.getByLabel('Plant days').click();
  await save.click();
  await expect.poll(() => summaries().some((text) => text?.startsWith('[MGM] Plant'))).toBe(false);
  expect(summaries().some((text) => text?.startsWith('[MGM] Harvest'))).toBe(true);

  await section.getByLabel('Harvest days').click();
  await save.click();
  await expect.poll(summaries).toEqual(['Dentist']);
  await section.getByRole('button', { name: 'Sync calendar now' }).click();
  await expect(page.getByText(/^To sync: connect Google, set a Calendar ID/)).toBeVisible();
});

test('switching the calendar on asks for it once', async ({ page, google }) => {
  const summaries = () =>
    google.calendar.events('primary', 'google_10002').map(({ summary }) => summary);
  await signIn(page, 'Ben Rowe');
  await walk(page, '/setup/settings');
  await new SettingsPage(page).loadDemoData.click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  const section = page.getByRole('region', { name: 'Google Workspace' });
  await section.getByLabel('Soak days').click();
  await chooseInWindow(page, 'Save Settings', 'Ben Rowe');
  await expect.poll(summaries).toContainEqual(expect.stringMatching(/^\[MGM\] Soak — /));
});
