import { devices, type Browser, type Page } from '@playwright/test';
import { expect, FARM_MORNING, test } from '#tests/support/browser/farm-test.ts';
import { aStartCode } from '#tests/support/server/start-code.ts';

const SAMPLE = 'tests/samples/small-farm.json';
const DATA = 'test-results/data';

test.use({
  expectedComplaints: [
    /status of (401|403|409)|RemoteState failed|loadRemoteState|saveRemoteState|patch/,
  ],
});

test('a farm is kept with a start code, a helper joins by link, both tick the same day; removed, and back again', async ({
  page: laptop,
  farm,
  browser,
  baseURL,
}) => {
  await farm.has(SAMPLE);
  await farm.open('/setup/people');
  await laptop.getByLabel('Name of the farm').fill('Juniper Lane');
  await laptop.getByLabel('Your name').fill('Ana');
  await laptop.getByLabel('Start code').fill((await aStartCode(DATA)).toLowerCase());
  await laptop.getByRole('button', { name: 'Keep this farm on this server' }).click();
  await expect(laptop.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(pill(laptop)).toHaveText(/^Synced /);
  if (process.env['SHOTS']) await laptop.screenshot({ path: `${process.env['SHOTS']}/today.png` });

  await laptop.goto('/setup/people');
  await laptop.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = laptop.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Name').fill('Joe');
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await dialog.getByRole('link').innerText();
  if (process.env['SHOTS']) await laptop.screenshot({ path: `${process.env['SHOTS']}/invite.png` });

  const phone = await aPhone(browser, baseURL);
  await phone.goto(link);
  await expect(phone.getByText('Ana invites you to Juniper Lane as a helper.')).toBeVisible();
  expect(phone.url()).not.toContain('#');
  if (process.env['SHOTS']) await phone.screenshot({ path: `${process.env['SHOTS']}/join.png` });
  await phone.getByRole('button', { name: 'Join Juniper Lane' }).click();
  await expect(dialog.getByText('Joe: Joined')).toBeVisible();
});

function pill(page: Page) {
  return page.getByRole('banner').getByText(/^(Saved|Saving|Synced|Sync|Removed|Device|Retry)/);
}

async function aPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 360, height: 780 },
    userAgent: devices['Pixel 7'].userAgent,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(FARM_MORNING);
  return page;
}
