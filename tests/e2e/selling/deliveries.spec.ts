import { bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { expect, test, undo, part } from '#tests/support/browser/farm-test.ts';

const FRIDAY = '2026-11-27';

// Code that is loaded ahead is not there at the door.
test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

/** The bistro with a customer and twelve tubs beside its loose weight; a tub of radish is $4.25 for Bistro Marlow. */
test.beforeEach(async ({ farm }) => {
  const state = bistroFarm();
  const [bistro, ...others] = state.orders;
  const tubs = { id: 'li_tubs', mode: 'PACKAGE', packageOz: 4, count: 12, varietyId: 'radish' };
  const orders = [
    { ...bistro, customer: 'Bistro Marlow', items: [tubs, ...(bistro?.items ?? [])] },
    ...others,
  ];
  const prices = [
    { id: 'prc_1', varietyId: 'radish', packageOz: 4, amount: 5, from: null },
    {
      id: 'prc_2',
      varietyId: 'radish',
      packageOz: 4,
      amount: 4.25,
      customer: ' bistro  marlow',
      from: null,
    },
  ];
  await farm.has({ ...state, orders, prices });
});

test('the day is packed and delivered short, with undo @phone', async ({ page, farm }, info) => {
  await farm.open(`/ops/deliveries?day=${FRIDAY}`);
  const card = page.getByRole('region', { name: 'Bistro Marlow' });
  await expect(card).toContainText('$51.00, 1 line has no price');
  await expect(page.getByRole('list', { name: 'In all' }).getByRole('listitem')).toHaveText([
    'Radish 4 oz12',
    'Sunflower40 oz',
  ]);
  const packed = card.getByRole('button', { name: 'Packed: Bistro Marlow' });
  const delivered = card.getByRole('button', { name: 'Delivered: Bistro Marlow' });
  await packed.click();
  await expect(packed).toHaveAttribute('aria-pressed', 'true');
  await undo(page);
  await expect(packed).toHaveAttribute('aria-pressed', 'false');
  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Group, print and export' }).click();
    await expect(page.getByRole('menuitem', { name: 'By product' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  // All that answers is there by now; what follows is done at the door, without a network.
  await page.context().setOffline(true);

  await card.getByRole('button', { name: 'Correct Radish 4 oz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Radish 4 oz' });
  await expect(dialog).toContainText('12 ordered for Bistro Marlow');
  await dialog.getByRole('textbox', { name: 'Packed' }).fill('11');
  await dialog.getByRole('textbox', { name: 'Returned' }).fill('12');
  await expect(dialog.getByText('You can’t return more than was packed.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Returned' }).fill('1');
  await dialog.getByText('Refused', { exact: true }).click();
  await expect(page).toHaveNoBarrier('[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('12 ordered, 1 returned, refused');
  await page.getByRole('button', { name: 'All delivered' }).click();
  // It is a day after today.
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(delivered).toHaveAttribute('aria-pressed', 'true');
  // Ten tubs at $4.25.
  await expect(card).toContainText('$42.50');
  await expect(page).toHaveNoBarrier();

  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Group, print and export' }).click();
  }
  await page.getByText('By product').click();
  await expect(part(page, 'Radish 4 oz: 11')).toContainText('Bistro Marlow');
});

test('a pack list is one page; a delivery note has room to sign', async ({ page, farm }, info) => {
  await farm.open(`/ops/deliveries?day=${FRIDAY}`);
  await page.getByRole('button', { name: 'Print and export' }).click();
  await page.getByRole('menuitem', { name: 'Print pack list' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Pack list — Friday 11/27' })).toBeVisible();
  // The day of the screen is not on paper a second time.
  await expect(page.getByText('Friday 11/27', { exact: true })).toBeHidden();
  const list = await page.pdf({ format: 'Letter', path: info.outputPath('pack-list.pdf') });
  expect(list.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await page.getByRole('button', { name: 'Print and export' }).click();
  await page.getByRole('menuitem', { name: 'Print delivery receipts' }).click();
  await page.emulateMedia({ media: 'print' });
  const note = page.getByRole('heading', { name: 'Delivery receipt — Bistro Marlow' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('row')).toHaveText([
    'ProductQuantityPriceAmount',
    'Radish 4 oz12$4.25$51.00',
    'Sunflower40 oz—',
    'Total$51.00',
  ]);
  await expect(page.getByText('Received by')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveCSS('text-align', 'right');
  await page.pdf({ format: 'Letter', path: info.outputPath('notes.pdf') });
});
