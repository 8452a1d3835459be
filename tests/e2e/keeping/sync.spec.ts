import type { Browser, Page } from '@playwright/test';
import { walk } from '#tests/support/browser/farm-test.ts';
import { expect, signIn, test } from '#tests/support/google/google-test.ts';
import {
  anotherDevice,
  cutOff,
  pill,
  reconnect,
  signInWithDemo,
} from '#tests/support/google/two-devices.ts';
import { anOrder } from '#tests/support/builders/builders.ts';
import { OrderDialog } from '../pages/order-dialog.ts';
import { OrdersPage } from '../pages/orders-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';
import { VarietiesPage, VarietyEditor } from '../pages/catalog/varieties-page.ts';

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|RemoteState failed/] });

/** Loads the demo on the laptop; a second device has the same farm. */
async function demoOnTwo(laptop: Page, browser: Browser, baseURL: string | undefined) {
  await signInWithDemo(laptop);
  const phone = await anotherDevice(browser, baseURL);
  await signIn(phone, 'Anna Field');
  return phone;
}

test('what two devices did apart comes together', async ({ page: laptop, browser, baseURL }) => {
  const phone = await demoOnTwo(laptop, browser, baseURL);
  await walk(phone, '/catalog/varieties');
  await expect(new VarietiesPage(phone).row('Kale').first()).toBeVisible();

  await cutOff(laptop);
  await cutOff(phone);
  await rename(laptop, 'Saturday market', 'Market North');
  await walk(laptop, '/catalog/varieties');
  await new VarietiesPage(laptop).choose('Kale', 'Delete');
  await laptop.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(new VarietiesPage(laptop).row('Kale')).toHaveCount(0);
  await rename(phone, 'Saturday market', 'Market South');
  await walk(phone, '/catalog/varieties');
  await new VarietiesPage(phone).choose('Kale', 'Edit');
  const editor = new VarietyEditor(phone);
  await editor.daysToHarvest.fill('13');
  await editor.save.click();
  await expect(editor.dialog).toBeHidden();
  await expect(pill(phone)).toHaveText(/^Retrying in ~\d+s$/);

  await reconnect(laptop);
  await expect(pill(laptop)).toHaveText(/^Synced /);
  await reconnect(phone);
  await expect(pill(phone)).toHaveText(/^Synced /);
  await laptop.evaluate(() => dispatchEvent(new Event('focus')));

  for (const device of [laptop, phone]) {
    await walk(device, '/setup/sync-notices');
    const notices = device.getByRole('list', { name: 'Sync notices' });
    await expect(notices).toContainText('Kale');
    await expect(notices).toContainText('Market North');
    await expect(notices).toContainText('Market South');
    await walk(device, '/catalog/varieties');
    await expect(new VarietiesPage(device).row('Kale').first()).toContainText('13');
    await walk(device, '/ops/orders');
    await expect(device.getByRole('button', { name: /^Market (North|South)$/ })).toHaveCount(1);
  }
});

test('what is left over stays on its device', async ({ page: laptop, browser, baseURL }) => {
  await signIn(laptop, 'Anna Field');
  const phone = await anotherDevice(browser, baseURL);
  await signIn(phone, 'Anna Field');
  await importOrders(laptop, 'Ann');
  await expect(pill(laptop)).toHaveText(/^Synced /);
  await laptop.evaluate(() => dispatchEvent(new Event('focus')));
  await walk(phone, '/ops/orders');
  await expect(new OrdersPage(phone).name('Order 0')).toBeVisible();
  await cutOff(laptop);
  await cutOff(phone);
  await importOrders(laptop, 'Laptop');
  await importOrders(phone, 'Phone');
  await reconnect(laptop);
  await expect(pill(laptop)).toHaveText(/^Synced /);
  await reconnect(phone);
  await expect(pill(phone)).toHaveText(/^Synced /);

  await walk(phone, '/setup/sync-notices');
  await phone.getByRole('button', { name: 'Go to them' }).click();
  const seeAll = phone.getByRole('button', { name: 'See all 60 notices kept on this device' });
  await expect(seeAll).toBeInViewport();
  await seeAll.click();
  const cards = phone
    .getByRole('list', { name: 'Notices kept on this device' })
    .getByRole('listitem');
  await expect(cards).toHaveCount(50);
  await phone.getByRole('button', { name: 'Show 10 more' }).click();
  await expect(cards).toHaveCount(60);
  const first = cards.first();
  const order = (await first.getByRole('heading').innerText()).replace(/^Order (.+) · .*$/, '$1');
  // Whose import counts as the later one is for the service's clock to say; either may be.
  const notKept = await first.getByRole('definition').nth(1).innerText();
  expect(notKept.replace('“', '').replace('”', '')).toMatch(/^(Laptop|Phone) \d+$/);
  await first.getByRole('button', { name: /^Use the other value/ }).click();
  await expect(phone.getByText('Other value restored.')).toBeVisible();
  await walk(phone, '/setup/settings');
  const { state } = JSON.parse((await new SettingsPage(phone).exportBackup()).text);
  const restored = state.orders.find(({ name }: { readonly name: string }) => name === order);
  expect(notKept).toContain(restored.customer);
});

test('another currency comes to both devices', async ({ page: laptop, browser, baseURL }) => {
  const phone = await demoOnTwo(laptop, browser, baseURL);
  await walk(phone, '/catalog/overheads');
  await expect(phone.getByRole('main').getByText('$').first()).toBeVisible();

  await walk(laptop, '/setup/settings');
  await laptop.getByLabel('Currency').selectOption('GBP');
  await laptop.getByRole('button', { name: 'Save Settings' }).click();
  await expect(pill(laptop)).toHaveText(/^Synced /);
  await phone.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(phone.getByRole('main').getByText('£').first()).toBeVisible();
  await expect(phone.getByRole('main').getByText('$')).toHaveCount(0);
});

test('a tab that was put to sleep keeps nobody from syncing', async ({ browser, baseURL }) => {
  // A browser in which time goes on.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const sleeper = await context.newPage();
  await signInWithDemo(sleeper);
  await rename(sleeper, 'Saturday market', 'Before the sleep');
  await expect(pill(sleeper)).toHaveText(/^Synced /);
  const phone = await anotherDevice(browser, baseURL);
  await signIn(phone, 'Anna Field');
  await walk(phone, '/ops/orders');
  await expect(new OrdersPage(phone).name('Before the sleep')).toBeVisible();
  // It is the one that asks, and goes on holding the lock for that.
  const session = await context.newCDPSession(sleeper);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });

  const awake = await context.newPage();
  await awake.goto('/ops/orders');
  await awake.bringToFront();
  await rename(awake, 'Before the sleep', 'While it slept');
  await expect(new OrdersPage(phone).name('While it slept')).toBeVisible({ timeout: 60_000 });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(new OrdersPage(sleeper).name('While it slept')).toBeVisible();
  await expect(pill(sleeper)).toHaveText(/^Synced /);
});

/** 260 orders, each with a customer of its own. */
async function importOrders(page: Page, who: string): Promise<void> {
  const orders = Array.from({ length: 260 }, (_, n) =>
    anOrder({ id: `ord_${n}`, name: `Order ${n}`, customer: `${who} ${n}` }),
  );
  await walk(page, '/setup/settings');
  await new SettingsPage(page).importText(JSON.stringify({ orders }));
  await expect(page.getByText('Backup imported.', { exact: true })).toBeVisible();
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await walk(page, '/ops/orders');
  await new OrdersPage(page).choose(from, 'Edit');
  const order = new OrderDialog(page);
  await order.name.fill(to);
  await order.save.click();
  await expect(new OrdersPage(page).name(to)).toBeVisible();
}
