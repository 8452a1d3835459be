import { expect, test, undo, BISTRO, says } from '#tests/support/browser/farm-test.ts';
import { AvailabilityDialog } from '../pages/availability-dialog.ts';

/** The Sunday afternoon on which the chef of the worked examples calls. */
const CALL = '2026-11-22T14:00:00-08:00';

test.beforeEach(async ({ page, farm }) => {
  await page.clock.setFixedTime(CALL);
  await farm.has(BISTRO);
});

test('six taps tell a chef yes, and Undo takes it back @phone-only', async ({ page, farm }) => {
  const dialog = new AvailabilityDialog(page);
  await farm.open('/dashboard');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Can I say yes?' }).click();
  await page.getByRole('option', { name: 'Sunflower', exact: true }).click();
  await expect(dialog.howMuch).toBeFocused();
  await page.keyboard.type('10');
  await dialog.dayField.fill('2026-11-30');
  await expect(dialog.answer).toContainText('Yes, from leftovers');
  await expect(dialog.answer).toContainText('10 oz Sunflower cut Sat 11/28, 2 days old');
  await dialog.take.click();

  await expect(page.getByText(/^Order taken\./)).toBeVisible();
  await expect(page.getByText('Order Mon 11/30')).toBeVisible();
  await undo(page);
  await expect(page.getByText('Order Mon 11/30')).toBeHidden();
  await expect(page.getByText('Bistro Friday')).toBeVisible();
});

test('what cannot be had on the day is taken for later @phone', async ({ page, farm }) => {
  const dialog = new AvailabilityDialog(page);
  await farm.open('/ops/orders?promise');
  await dialog.ask('Sunflower', '20', '2026-11-30');
  await expect(dialog.answer).toContainText('No, not all by Mon 11/30');
  await expect(dialog.answer).toContainText('Up to 12 oz on Mon 11/30. All 20 oz from Wed 12/2.');
  await expect(dialog.take).toBeHidden();
  await expect(dialog.lines).toContainText([
    'ShortSunflower: 12 oz left over, cut Sat 11/28',
    'ShortSunflower needs 10 days, 8 are left until the cut Mon 11/30',
  ]);
  await expect(page).toHaveNoBarrier();

  await page.getByRole('button', { name: 'Move to Wed 12/2' }).click();
  await expect(dialog.answer).toContainText('Yes, from leftovers plus 1 more tray on Sun 11/22');
  await dialog.take.click();
  const message = page.getByRole('status').filter({
    hasText: 'Order taken. +1 tray Sunflower, Wed 12/2',
  });
  await message.getByRole('button', { name: 'See all' }).click();
  const changes = page.getByRole('dialog', { name: 'What this changes' });
  await expect(changes.getByRole('table', { name: 'Planting' })).toContainText('Sun 11/22');
  await changes.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Order Wed 12/2')).toBeVisible();
});

test('less is taken where all is too much, and Enter takes it', async ({ page, farm }) => {
  const dialog = new AvailabilityDialog(page);
  await farm.open('/ops/orders');
  await page.getByRole('button', { name: 'Can I say yes?' }).click();
  await dialog.ask('Sunflower', '20', '2026-11-30');
  await page.getByRole('button', { name: 'Take 12 oz' }).click();
  await expect(dialog.answer).toContainText('Uses 0.2 oz of the buffer');
  await dialog.customer.fill('Chef Ana');
  await dialog.customer.press('Enter');
  await expect(page.getByText(/^Order taken\./)).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Chef Ana, Mon 11/30');
});

test('what must fit turns a yes into a no, and is remembered', async ({ page, farm }) => {
  const dialog = new AvailabilityDialog(page);
  await farm.open('/ops/orders?promise');
  await dialog.ask('Sunflower', '400', '2026-12-04');
  const grow = dialog.lines.filter({ hasText: 'Grow slots' });
  await expect(dialog.answer).toContainText(/^Yes/);
  await expect(grow).toContainText('Check first');
  await grow.getByLabel('Must fit').click();
  await expect(dialog.answer).toContainText('No, not all by Fri 12/4');
  await page.reload();
  await page.getByRole('button', { name: 'Can I say yes?' }).click();
  await dialog.ask('Sunflower', '400', '2026-12-04');
  await expect(dialog.answer).toContainText('No, not all by Fri 12/4');
});

test('fields that make no question say so', async ({ page, farm }) => {
  const dialog = new AvailabilityDialog(page);
  await farm.open('/ops/orders?promise');
  // The dialog puts the focus there itself once it is open.
  await expect(dialog.what).toBeFocused();
  await dialog.howMuch.fill('0');
  await says(page, 'Enter how much: packages like 6x2oz, or a weight like 12oz, 1.5lb, 200g.');
  await dialog.dayField.fill('2027-03-01');
  await expect(page.getByText('Choose a day from Sun 11/22 to Sat 2/20.')).toBeVisible();
  await dialog.customer.press('Enter');
  await expect(page.getByText('Choose a variety or product.')).toBeVisible();
});
