import { devices, type Browser, type Page } from '@playwright/test';
import { expect, FARM_MORNING, test, walk, SMALL_FARM } from '#tests/support/browser/farm-test.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { keptInBrowser } from '#tests/support/browser/kept-in-browser.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { aStartCode } from '#tests/support/server/start-code.ts';

const DATA = 'test-results/data';
// A start code ends the one before: one farm after the other.
test.describe.configure({ mode: 'default' });

/** Work that asks for no count. */
const CARE = /^Done: (?!Soak|Plant|Harvest)/;

test.use({
  expectedComplaints: [
    /status of (401|403|409)|ERR_FAILED|RemoteState failed|loadRemoteState|saveRemoteState|patch/,
  ],
});

test('a helper joins, goes and is back again', async ({ page: laptop, farm, browser, baseURL }) => {
  const said = saidBy(laptop);
  await farm.open('/setup/people', SMALL_FARM);
  const startCode = await aStartCode(DATA);
  await moveFarm(laptop, startCode.toLowerCase());
  await expect(laptop.getByText('Your farm is saved on the server.')).toBeVisible();
  await expect(laptop.getByRole('heading', { level: 1 })).toHaveText('People');
  await expect(pill(laptop)).toHaveText(/^Synced /);

  const { dialog, link } = await invite(laptop, 'Joe');
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

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
  await walk(laptop, '/tasks/today');
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

  await walk(laptop, '/setup/people');
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

  const { link: again } = await invite(laptop, 'Joe');
  await phone.goto(again);
  await phone.getByRole('button', { name: 'Join Juniper Lane' }).click();
  await expect(pill(phone)).toHaveText(/^Synced/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await walk(laptop, '/tasks/today');
  await expect(firstTask(laptop, 1)).toBeChecked();

  const codes = [startCode, ...[link, again].map((one) => one.split('#')[1] ?? '')];
  await expectSecretsKept(laptop, codes, said);
  await expectSecretsKept(phone, codes, saidByPhone);
});

test('two people weigh one load, once each', async ({ page: laptop, farm, browser, baseURL }) => {
  await farm.open('/setup/people', aFarmWithLoads());
  await moveFarm(laptop, await aStartCode(DATA));
  await expect(pill(laptop)).toHaveText(/^Synced /);
  await walk(laptop, '/setup/people');
  const { dialog: invitation, link } = await invite(laptop, 'Bea', 'Grower');
  const phone = await aPhone(browser, baseURL);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Join Juniper Lane' }).click();
  await expect(pill(phone)).toHaveText(/^Synced/);
  await invitation.getByRole('button', { name: 'Done' }).click();
  const both = [laptop, phone];
  const apart = async (isApart: boolean) => {
    for (const device of both) {
      if (isApart) await device.context().route('**/state/**', (way) => way.abort());
      else await device.context().unroute('**/state/**');
    }
  };
  /** Asks both to look at the cloud again, until they agree. */
  const agree = (check: () => Promise<void>) =>
    expect(async () => {
      for (const device of both) await device.evaluate(() => dispatchEvent(new Event('online')));
      await check();
    }).toPass();
  for (const device of both) await walk(device, '/alchemy/freeze-dryer');

  await apart(true);
  await weigh(laptop, 'Speckled Pea powder', '170');
  await weigh(phone, 'Broccoli powder', '40');
  await apart(false);
  await agree(async () => {
    for (const device of both) {
      await expect(loads(device)).toContainText(/Done.*210 g/, { timeout: 2_000 });
    }
  });

  await apart(true);
  await weigh(laptop, 'Speckled Pea powder', '160');
  await weigh(phone, 'Speckled Pea powder', '180');
  await apart(false);
  // 1,120 g were there; of the two weights one counts, and both devices know which.
  for (const device of both) await walk(device, '/alchemy/items');
  let grams = 0;
  await agree(async () => {
    const [stock = 0, other] = await Promise.all(both.map(peasInStock));
    expect(other).toBe(stock);
    grams = stock;
  });
  expect([1280, 1300]).toContain(grams);
  await walk(laptop, '/setup/sync-notices');
  const notices = laptop.getByRole('list', { name: 'Sync notices' });
  const met = 'Speckled Pea powder in Freeze Dryer 1 on Thu 11/19 · Dry weight (g)';
  await agree(async () => {
    const [here, there] = await Promise.all(both.map((device) => pill(device).innerText()));
    const where = `laptop at ${laptop.url()}: ${here}, phone: ${there}`;
    await expect(notices, where).toContainText(met, { timeout: 2_000 });
  });
  await laptop.getByRole('button', { name: /^Use the other value: .*Dry weight/ }).click();
  await expect(laptop.getByText('Other value restored.')).toBeVisible();
  await walk(laptop, '/alchemy/items');
  await expect.poll(() => peasInStock(laptop)).toBe(grams === 1280 ? 1300 : 1280);
});

/** The sample farm with two lines of powder in Freeze Dryer 1 since yesterday. */
function aFarmWithLoads() {
  const startISO = '2026-11-19';
  const line = (itemId: string, varietyId: string, trays: number) =>
    aDryLine({ itemId, varietyId, trays, cutISO: startISO });
  const lines = [
    line('itm_speckled-pea-powder_mgq0x4', 'speckled-pea', 5),
    line('itm_broccoli-powder_mgq0y6', 'broccoli', 2),
  ];
  return { ...smallFarmState(), dryLoads: [aDryLoad({ startISO, status: 'RUNNING', lines })] };
}

/** The farm of the device becomes one of several people, with Ana as its owner. */
async function moveFarm(page: Page, startCode: string): Promise<void> {
  await page.getByLabel('Farm name').fill('Juniper Lane');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Start code').fill(startCode);
  await page.getByRole('button', { name: 'Move this farm to this server' }).click();
}

/** Somebody is invited, as a helper unless said otherwise: the dialog, which stays open, and the link in it. */
async function invite(page: Page, name: string, role = 'Helper') {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  if (role !== 'Helper') await dialog.getByText(role, { exact: true }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create code' }).click();
  return { dialog, link: await dialog.getByRole('link').innerText() };
}

function loads(page: Page) {
  return page.getByRole('region', { name: 'Loads', exact: true });
}

async function weigh(page: Page, item: string, grams: string): Promise<void> {
  await loads(page)
    .getByRole('button', { name: /^(Weigh|Correct)$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Weigh the load/ });
  await dialog.getByLabel(`Dry weight of ${item}`).fill(grams);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Grams of pea powder, as the table of the items has them. */
async function peasInStock(page: Page): Promise<number> {
  const stock = page.getByLabel('Stock of Speckled Pea powder', { exact: true });
  return Number((await stock.inputValue()).replace(',', ''));
}

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
