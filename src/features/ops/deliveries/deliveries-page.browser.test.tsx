import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FarmMember } from '#state/ports/farm-member.ts';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import {
  aFarm,
  aSingleProduct,
  aVariety,
  anOrder,
  packages,
} from '#tests/support/builders/builders.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { aMember, asMember } from '#tests/support/devices/member-double.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { ToastHost } from '#ui/toasts/toast-host.tsx';
import { DeliveriesPage } from './deliveries-page.tsx';

const DAY = '2026-11-27';

/** Twelve tubs of pea for a bistro on Friday; a tub is $4.25. */
async function openDay(member: FarmMember | null = null) {
  const { store, farm } = await openTab();
  const pea = aVariety({ id: 'pea', name: 'Pea' });
  const slices = aFarm({
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
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices } });
  render(
    <FarmProvider store={asMember(store, member)}>
      <MemoryRouter initialEntries={[`/ops/deliveries?day=${DAY}`]}>
        <ToastHost />
        <DeliveriesPage />
      </MemoryRouter>
    </FarmProvider>,
  );
  return () => farm().deliveries ?? [];
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

test('the file of a range begins with the month of the day, and says how much it holds', async () => {
  await openDay();
  await page.getByRole('button', { name: 'Paper and files' }).click();
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
  await page.getByRole('button', { name: 'Paper and files' }).click();
  await page.getByRole('menuitem', { name: 'Print delivery notes' }).click();
  await expect.element(page.getByText('Received by')).toBeInTheDocument();
  expect(document.body.textContent).toContain('$51.00');

  member.change({ role: 'HELPER' });
  await expect.element(page.getByText('Received by')).toBeInTheDocument();
  await expect.poll(() => document.body.textContent).not.toContain('$');
  expect(document.body.textContent).not.toContain('Amount');
  await expect.element(page.getByRole('link', { name: 'Friday' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Paper and files' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Print pack list' })).toBeInTheDocument();
  await expect.element(page.getByRole('menuitem', { name: /CSV/ })).not.toBeInTheDocument();
});
