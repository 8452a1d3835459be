import { anOrder, packages } from '#tests/support/builders/builders.ts';
import { walk } from '#tests/support/browser/farm-test.ts';
import { expect, signIn, test } from '#tests/support/google/google-test.ts';
import { anotherDevice, cutOff, pill, reconnect } from '#tests/support/google/two-devices.ts';
import { InvoicesPage } from '../pages/invoices-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|RemoteState failed/] });

/** Twelve tubs for last Tuesday. */
const FARM = {
  varieties: [{ id: 'radish', name: 'Radish' }],
  orders: [
    anOrder({
      id: 'ord_1',
      name: 'Marlow',
      customer: 'Bistro Marlow',
      date: '2026-11-17',
      items: [packages('radish', 12, 4)],
    }),
  ],
  prices: [{ id: 'prc_1', varietyId: 'radish', packageOz: 4, amount: 4.25, from: null }],
  settings: { invoicing: { seller: 'Juniper Lane', sinceISO: '2026-11-01' } },
};

test('one delivery is billed on two devices', async ({ page: laptop, browser, baseURL }) => {
  await signIn(laptop, 'Anna Field');
  await walk(laptop, '/setup/settings');
  await new SettingsPage(laptop).importText(JSON.stringify(FARM));
  await expect(laptop.getByText('Backup imported.', { exact: true })).toBeVisible();
  await walk(laptop, '/ops/deliveries?day=2026-11-17');
  await laptop.getByRole('button', { name: 'Delivered: Bistro Marlow' }).click();
  await expect(pill(laptop)).toHaveText(/^Synced /);
  const phone = await anotherDevice(browser, baseURL);
  await signIn(phone, 'Anna Field');
  const [here, there] = [new InvoicesPage(laptop), new InvoicesPage(phone)];
  for (const { page, toBill } of [
    { page: laptop, toBill: here.toBill('Tue 11/17') },
    { page: phone, toBill: there.toBill('Tue 11/17') },
  ]) {
    await expect(pill(page)).toHaveText(/^Synced /);
    await walk(page, '/ops/invoices');
    await expect(toBill).toContainText('$51.00');
    await cutOff(page);
  }

  await here.bill('Tue 11/17');
  await here.dialog.getByRole('button', { name: 'Issue 0001' }).click();
  await expect(here.issued('0001')).toContainText('$51.00');
  // The phone finds out that it is alone, and is not kept from issuing.
  await phone.evaluate(() => dispatchEvent(new Event('focus')));
  await there.bill('Tue 11/17');
  await expect(there.dialog).toContainText('Last in step on Fri 11/20.');
  await expect(there.dialog).toContainText('Another device may have given 0001.');
  await there.dialog.getByRole('button', { name: 'Issue 0001' }).click();
  await expect(there.issued('0001')).toContainText('$51.00');

  await reconnect(laptop);
  await expect(pill(laptop)).toHaveText(/^Synced /);
  await reconnect(phone);
  await expect(pill(phone)).toHaveText(/^Synced /);
  await expect(phone.getByText('0001 (given twice)').first()).toBeVisible();
  await phone.getByRole('button', { name: 'Give it 0002' }).click();
  await expect(there.issued('0002')).toContainText('was 0001');
  await expect(there.toBill('Tue 11/17')).toContainText('billed twice, on 0001 and 0002');
  await expect(there.toBill('Tue 11/17')).toContainText('-$51.00');
  await phone.getByRole('button', { name: 'Void 0002' }).click();
  await phone.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(phone.getByText('Nothing to bill.')).toBeVisible();
  await expect(pill(phone)).toHaveText(/^Synced /);

  await laptop.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(here.issued('0002')).toContainText('Void');
  await expect(here.issued('0001')).toContainText('Open');
});
