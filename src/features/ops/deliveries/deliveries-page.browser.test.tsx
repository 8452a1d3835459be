import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmMember } from '#state/ports/farm-member.ts';
import {
  aFarm,
  aSingleProduct,
  aVariety,
  anOrder,
  packages,
} from '#tests/support/builders/builders.ts';
import { anInvoice, anInvoiceLine } from '#tests/support/builders/invoice-builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { aMember, ofMember } from '#tests/support/devices/member-double.ts';
import { DeliveriesPage } from './deliveries-page.tsx';

const DAY = '2026-11-27';

beforeEach(() => page.viewport(414, 896));

/** Twelve tubs of pea for a bistro on Friday; a tub is $4.25. */
function tubFarm() {
  const pea = aVariety({ id: 'pea', name: 'Pea' });
  return aFarm({
    varieties: [pea],
    products: [aSingleProduct(pea)],
    orders: [
      anOrder({
        id: 'ord_1',
        name: 'Friday',
        customer: 'Bistro Marlow',
        date: DAY,
        items: [packages('pea', 12, 4)],
      }),
    ],
    prices: [{ id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4.25, from: null }],
  });
}

async function openDay(member: FarmMember | null = null, more: Partial<FarmDocument> = {}) {
  const farm = { ...tubFarm(), ...more };
  const world = member === null ? {} : ofMember(member);
  const address = `/ops/deliveries?day=${DAY}`;
  const store = await showScreen(farm, <DeliveriesPage />, address, world);
  return () => store.state().document.deliveries ?? [];
}

test('what goes along although nobody ordered it is added, put right, removed and brought back', async () => {
  const deliveries = await openDay();
  const card = page.getByRole('region', { name: 'Bistro Marlow' });
  await page.getByRole('button', { name: 'Add line: Bistro Marlow' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a line' });
  await adding.getByRole('combobox', { name: 'Product or variety' }).click();
  await page.getByRole('option', { name: 'Pea' }).click();
  await adding.getByRole('textbox', { name: 'Packed' }).fill('2');
  await adding.getByLabelText('Size (oz)').selectOptions('4');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(card).toHaveTextContent('Pea 4 ozadded2');
  expect(deliveries()).toMatchObject([
    {
      orderId: 'ord_1',
      dateISO: DAY,
      lines: [{ packed: 2, returned: 0, extra: { packageOz: 4, count: 2 } }],
    },
  ]);

  // Twelve were ordered; two more are paid for once they are delivered: 14 × $4.25.
  await page.getByRole('button', { name: 'Delivered: Bistro Marlow' }).click();
  await expect.element(card).toHaveTextContent('$59.50');

  await card.getByRole('button', { name: /added/ }).click();
  const correcting = page.getByRole('dialog', { name: 'Pea 4 oz' });
  await expect.element(correcting).toHaveTextContent('Added for Bistro Marlow');
  await correcting.getByRole('button', { name: 'Remove' }).click();
  await expect.element(card).toHaveTextContent('$51.00');
  expect(deliveries()).toMatchObject([{ lines: [] }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(card).toHaveTextContent('$59.50');
});

test('of what came back it is asked how much is fit to sell again, and the price it left for stays', async () => {
  const deliveries = await openDay();
  await page.getByRole('button', { name: 'Delivered: Bistro Marlow' }).click();
  const card = page.getByRole('region', { name: 'Bistro Marlow' });
  await card.getByRole('button', { name: 'Correct Pea 4 oz' }).click();
  const correcting = page.getByRole('dialog', { name: 'Pea 4 oz' });
  const fit = correcting.getByRole('textbox', { name: 'Fit to sell again?' });
  await expect.element(fit).not.toBeInTheDocument();
  await correcting.getByRole('textbox', { name: 'Returned' }).fill('2');
  await expect.element(fit).toHaveValue('0');
  const more = correcting.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await expect.element(more).toBeDisabled();
  await correcting.getByRole('button', { name: 'Save' }).click();
  // 10 × $4.25.
  await expect.element(card).toHaveTextContent('$42.50');
  expect(deliveries()).toMatchObject([
    {
      lines: [{ packed: 12, returned: 2, back: 2 }],
      sent: { lines: [{ ordered: 12, quantity: 10, unitPrice: 4.25, amount: 42.5 }] },
    },
  ]);
});

test('a whole day to come is delivered only after a question', async () => {
  const deliveries = await openDay();
  const all = page.getByRole('button', { name: 'All delivered' });
  const question = page.getByRole('dialog', { name: /^Mark 1 order for Fri 11\/27 delivered on / });
  await all.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(deliveries()).toEqual([]);
  await page.getByRole('button', { name: 'All packed' }).click();
  expect(deliveries()).toMatchObject([{ status: 'PACKED' }]);
  await all.click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect.poll(deliveries).toMatchObject([{ status: 'DELIVERED' }]);
});

test('on a phone the head is two rows of controls that take a thumb, the order of the list in a menu', async () => {
  await page.viewport(360, 780);
  await showScreen(tubFarm(), <DeliveriesPage />, `/?day=${DAY}`);
  const deliver = page.getByRole('button', { name: 'All delivered' });
  await expect.element(deliver).toBeVisible();
  await expect.element(page.getByText('By product')).not.toBeInTheDocument();
  const head = page.getByRole('heading', { level: 1 }).element().parentElement?.parentElement;
  const controls = [...(head?.querySelectorAll('button, input') ?? [])];
  const boxes = controls.map((control) => control.getBoundingClientRect());
  // Four for the day, two for all of it, and the menu.
  expect(boxes).toHaveLength(7);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
  for (const { width, height, right } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(360);
  }
  const order = async (label: string) => {
    await page.getByRole('button', { name: 'Group, print and export' }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  await order('By product');
  await expect.element(page.getByRole('region', { name: 'Pea 4 oz: 12' })).toBeVisible();
  await order('By customer');
  await expect.element(page.getByRole('region', { name: 'Bistro Marlow' })).toBeVisible();
});

test('the file of a range begins with the month of the day, and says how much it holds', async () => {
  await openDay();
  await page.getByRole('button', { name: 'Print and export' }).click();
  await page.getByRole('menuitem', { name: 'CSV of a range…' }).click();
  const asking = page.getByRole('dialog', { name: 'Deliveries as a file' });
  await expect.element(asking.getByText('1 day, 1 line')).toBeInTheDocument();
  await expect.element(asking.getByLabelText('From')).toHaveValue('2026-11-01');
  await asking.getByRole('button', { name: '7d' }).click();
  await expect.element(asking.getByText('0 days, 0 lines')).toBeInTheDocument();
  await expect
    .element(asking.getByRole('button', { name: 'Download CSV' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('a helper packs and delivers without prices, on the screen, on paper and in files', async () => {
  vi.spyOn(window, 'print').mockReturnValue();
  const member = aMember({ role: 'GROWER' });
  await openDay(member);
  await page.getByRole('button', { name: 'Print and export' }).click();
  await page.getByRole('menuitem', { name: 'Print delivery receipts' }).click();
  await expect.element(page.getByText('Received by')).toBeInTheDocument();
  expect(document.body.textContent).toContain('$51.00');

  member.change({ role: 'HELPER' });
  await expect.element(page.getByText('Received by')).toBeInTheDocument();
  await expect.poll(() => document.body.textContent).not.toContain('$');
  expect(document.body.textContent).not.toContain('Amount');
  await expect.element(page.getByRole('link', { name: 'Friday' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Print and export' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Print pack list' })).toBeInTheDocument();
  await expect.element(page.getByRole('menuitem', { name: /CSV/ })).not.toBeInTheDocument();
});

test('a past delivery of a deleted order says so and leads to no order', async () => {
  const [order] = tubFarm().orders;
  const farm = { ...tubFarm(), orders: order ? [{ ...order, date: '2026-11-13' }] : [] };
  const store = await showScreen(farm, <DeliveriesPage />, '/ops/deliveries?day=2026-11-13');
  await expect.element(page.getByRole('link', { name: 'Friday' })).toBeVisible();
  store.perform({ type: 'DELETE_ORDER', payload: { id: 'ord_1' } });
  await expect.element(page.getByText('Friday (deleted)')).toBeVisible();
  expect(page.getByRole('link', { name: /^Friday/ }).elements()).toEqual([]);
});

test('a delivery says which invoices it is on, but not to a helper', async () => {
  const member = aMember({ role: 'GROWER' });
  const line = { orderId: 'ord_1', dateISO: DAY, itemId: 'a' } as const;
  const on = (number: number) => ({ series: '2026-', number, lines: [anInvoiceLine(line)] });
  await openDay(member, {
    invoices: [
      anInvoice({ id: 'inv_1', ...on(12) }),
      anInvoice({ id: 'inv_2', ...on(13), status: 'VOID' }),
      anInvoice({ id: 'inv_3', ...on(14) }),
    ],
  });
  const card = page.getByRole('region', { name: 'Bistro Marlow' });
  await expect.element(card).toHaveTextContent('on 2026-0012, 2026-0014');
  member.change({ role: 'HELPER' });
  await expect.element(card).not.toHaveTextContent('2026-0012');
});
