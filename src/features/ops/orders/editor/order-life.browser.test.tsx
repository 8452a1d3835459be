import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '#domain/calendar/day-number.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import { openFarm } from '#state/store/open-farm.ts';
import { aFarm, aRepeatOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { aWorld } from '#tests/support/devices/farm-world.ts';
import { ShowPlanDiffContext } from '#ui/plan-diff/show-plan-diff.ts';
import { ToastHost } from '#ui/toasts/toast-host.tsx';
import { AgreedChanges } from './agreed-changes.tsx';
import { LifeFields } from './life-fields.tsx';
import { NextDeliveries } from './next-deliveries.tsx';
import type { OrderDraft } from './order-draft.ts';
import { newOrderDraft } from './order-draft.ts';

/** An open farm that delivers six packs of pea every Tuesday. */
async function openShop(screen: ReactNode) {
  const opened = await openFarm(aWorld());
  if (opened.state !== 'open') throw new Error(opened.reason);
  const { store } = opened;
  const order = aRepeatOrder({
    id: 'ord_1',
    startDate: '2026-11-17',
    weekday: 2,
    items: [packages('pea', 6, 4)],
  });
  const slices = aFarm({ varieties: [aVariety({ id: 'pea' })], orders: [order] });
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices } });
  render(
    <FarmProvider store={store}>
      <ShowPlanDiffContext value={() => undefined}>
        <ToastHost />
        {screen}
      </ShowPlanDiffContext>
    </FarmProvider>,
  );
  return () => store.state().document.deliveryChanges ?? [];
}

const FIRST = '2026-11-24';
const [day, nextDay] = [shortDayLabel(FIRST), shortDayLabel(addDays(FIRST, 1))];
const deliveries = page.getByRole('list', { name: 'Next deliveries' });

test('a delivery is skipped, and taken back', async () => {
  const changes = await openShop(
    <>
      <NextDeliveries orderId="ord_1" />
      <AgreedChanges orderId="ord_1" />
    </>,
  );
  await expect.poll(() => deliveries.getByRole('listitem').elements()).toHaveLength(8);
  await page.getByRole('button', { name: `Skip ${day}`, exact: true }).click();
  await expect.element(deliveries).not.toHaveTextContent(day);
  expect(changes()).toMatchObject([{ kind: 'SKIP', orderId: 'ord_1', dateISO: FIRST }]);
  await page.getByRole('button', { name: 'Take back: Skipped' }).click();
  await expect.element(deliveries).toHaveTextContent(day);
  expect(changes()).toEqual([]);
});

test('a delivery is doubled and moved, and says so', async () => {
  const changes = await openShop(<NextDeliveries orderId="ord_1" />);
  await page.getByRole('button', { name: `Change ${day}`, exact: true }).click();
  await page.getByRole('textbox', { name: 'Pea' }).fill('12');
  await page.getByRole('button', { name: 'Set for this delivery' }).click();
  await expect.element(deliveries).toHaveTextContent('12 instead of 6');
  await page.getByRole('button', { name: `Move ${day}`, exact: true }).click();
  await page.getByLabelText('To').fill('2026-11-25');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect
    .element(deliveries)
    .toHaveTextContent(`${nextDay} moved from ${day}, 12 instead of 6`);
  expect(changes().map(({ kind }) => kind)).toEqual(['ITEMS', 'MOVE']);
});

test('a pause needs both days, and an end is not before the first delivery', async () => {
  const made = { id: 'ord_2', itemId: 'li_1', createdAt: '' };
  const blank = newOrderDraft('orders', 'RECURRING', '2026-11-20', made);
  await openShop(<Life draft={{ ...blank, startDate: FIRST }} />);
  await page.getByLabelText('Ends').fill('2026-11-23');
  await expect.element(page.getByText('End is before the first delivery')).toBeVisible();
  await page.getByRole('button', { name: 'Pause…' }).click();
  await page.getByLabelText('From').fill('2026-12-05');
  await page.getByRole('button', { name: 'Add pause' }).click();
  await expect.element(page.getByText('A pause needs both days')).toBeVisible();
  await page.getByLabelText('To').fill('2026-11-30');
  await page.getByRole('button', { name: 'Add pause' }).click();
  const pauses = page.getByRole('list', { name: 'Pauses' });
  await expect.element(pauses).toHaveTextContent('Mon 11/30 to Sat 12/5');
  await page.getByRole('button', { name: 'Remove pause Mon 11/30 to Sat 12/5' }).click();
  await expect.element(pauses).not.toHaveTextContent('Mon 11/30');
});

function Life({ draft: first }: { readonly draft: OrderDraft }) {
  const [draft, setDraft] = useState(first);
  return <LifeFields draft={draft} onChange={setDraft} />;
}
