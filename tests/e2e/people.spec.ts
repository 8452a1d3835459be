import { devices, type Browser, type Page } from '@playwright/test';
import { expect, FARM_MORNING, test } from '#tests/support/browser/farm-test.ts';
import { keptInBrowser } from '#tests/support/browser/kept-in-browser.ts';
import { aStartCode } from '#tests/support/server/start-code.ts';

const SAMPLE = 'tests/samples/small-farm.json';
const DATA = 'test-results/data';
/** Work that asks for no count. */
const CARE = /^Done: (?!Soak|Plant|Harvest)/;

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
  const said = saidBy(laptop);
  await farm.has(SAMPLE);
  await farm.open('/setup/people');
  await laptop.getByLabel('Name of the farm').fill('Juniper Lane');
  await laptop.getByLabel('Your name').fill('Ana');
  const startCode = await aStartCode(DATA);
  await laptop.getByLabel('Start code').fill(startCode.toLowerCase());
  await laptop.getByRole('button', { name: 'Keep this farm on this server' }).click();
  await expect(laptop.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(pill(laptop)).toHaveText(/^Synced /);

  await laptop.goto('/setup/people');
  await laptop.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = laptop.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Name').fill('Joe');
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await dialog.getByRole('link').innerText();

  const phone = await aPhone(browser, baseURL);
  const saidByPhone = saidBy(phone);
  await phone.goto(link);
  await expect(phone.getByText('Ana invites you to Juniper Lane as a helper.')).toBeVisible();
  expect(phone.url()).not.toContain('#');
  await phone.getByRole('button', { name: 'Join Juniper Lane' }).click();
  await expect(dialog.getByText('Joe: Joined')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  // The same task on both, each before it knows of the other.
  await expect(pill(phone)).toHaveText(/^Synced/);
  await expect(phone.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Today',
    'Harvests',
    'Deliveries',
  ]);
  await laptop.goto('/tasks/today');
  await phone.context().setOffline(true);
  await tick(phone);
  await tick(laptop);
  await expect(pill(laptop)).toHaveText(/^Synced /);
  await phone.context().setOffline(false);
  await phone.evaluate(() => dispatchEvent(new Event('online')));
  await expect(pill(phone)).toHaveText(/^Synced/);
  await expect(firstTask(phone)).toBeChecked();
  await expect(phone.getByRole('link', { name: /notices?/i })).toHaveCount(0);
  await expect(phone.getByText(/Done by (Ana|Joe) 8:00/).first()).toBeVisible();

  // No way leads a helper to the orders.
  await phone.goto('/ops/orders');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Tasks');

  await laptop.goto('/setup/people');
  const joe = laptop.getByRole('region', { name: 'Joe' });
  await joe.getByRole('button', { name: 'Remove Joe', exact: true }).click();
  await laptop.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(joe).toHaveCount(0);
  await expect(async () => {
    await phone.evaluate(() => dispatchEvent(new Event('online')));
    await expect(pill(phone)).toHaveText('Removed', { timeout: 1_000 });
  }).toPass();
  await expect(phone.getByText('Ana removed this device from Juniper Lane')).toBeVisible();
  await tick(phone, 1);

  await laptop.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByLabel('Name').fill('Joe');
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const again = await dialog.getByRole('link').innerText();
  await phone.goto(again);
  await phone.getByRole('button', { name: 'Join Juniper Lane' }).click();
  await expect(pill(phone)).toHaveText(/^Synced/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await laptop.goto('/tasks/today');
  await expect(firstTask(laptop, 1)).toBeChecked();

  const codes = [startCode, ...[link, again].map((one) => one.split('#')[1] ?? '')];
  await expectSecretsKept(laptop, codes, said);
  await expectSecretsKept(phone, codes, saidByPhone);
});

/** Addresses that a page asks for, and what it writes into the console. */
function saidBy(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('request', (request) => said.push(request.url()));
  page.on('console', (message) => said.push(message.text()));
  return said;
}

/** The key of a device is in the database of the keys alone, and no code is anywhere: in no farm, copy, cache or address. */
async function expectSecretsKept(page: Page, codes: readonly string[], said: readonly string[]) {
  const { indexedDB, ...others } = await keptInBrowser(page);
  const lines = indexedDB.split('\n');
  const [key = ''] =
    /mgm_[\w-]{43}/.exec(lines.find((line) => line.startsWith('mgm-keys ')) ?? '') ?? [];
  expect(key).not.toBe('');
  const farms = lines.filter((line) => !line.startsWith('mgm-keys '));
  expect(farms.join()).toContain('copies');
  const elsewhere = [...farms, ...Object.values(others), ...said].join('\n');
  for (const code of codes) {
    expect(code).toMatch(/^\w{5}-?\w{5}$/);
    for (const text of [key, code, code.replace('-', ''), code.toLowerCase()]) {
      expect(elsewhere).not.toContain(text);
    }
  }
}

/** A task of today, by its place. */
function firstTask(page: Page, at = 0) {
  return page.getByRole('article').first().getByRole('checkbox', { name: CARE }).nth(at);
}

async function tick(page: Page, at = 0): Promise<void> {
  await firstTask(page, at).click();
  await expect(firstTask(page, at)).toBeChecked();
}

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
