import { useDraft } from '#ui/editing/save-dialog.tsx';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '#domain/calendar/iso-date.ts';
import { formatDay } from '#ui/format.ts';
import { aFarm, aRepeatOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { LifeFields } from './when/order-when-fields.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { draftOfOrder, newOrderDraft, type OrderDraft } from './order-draft.ts';

const ORDER = aRepeatOrder({
  id: 'ord_1',
  startDate: '2026-11-17',
  weekday: 2,
  items: [packages('pea', 6, 4), packages('kale', 3, 2)],
});

/** A farm that delivers pea and kale every Tuesday. */
const FARM = aFarm({
  varieties: [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })],
  orders: [ORDER],
});

/** The order in its dialog, and what of it is in the farm. */
async function openEditor() {
  const today = '2026-11-20';
  const draft = draftOfOrder(ORDER, today);
  const onClose = vi.fn<() => void>();
  const store = await showScreen(
    FARM,
    <OrderDialog opened editing={{ purpose: 'edit', draft }} onClose={onClose} />,
  );
  await expect.poll(() => deliveries.getByRole('listitem').elements()).toHaveLength(8);
  return {
    changes: () => store.state().document.deliveryChanges ?? [],
    order: () => store.state().document.orders[0],
    undo: () => store.undo(),
    onClose,
  };
}

const FIRST = '2026-11-24';
const [day, nextDay] = [formatDay(FIRST), formatDay(addDays(FIRST, 1))];
const deliveries = page.getByRole('list', { name: 'Next deliveries' });

test('what is skipped and taken back in the dialog is saved with it alone', async () => {
  const { changes, onClose } = await openEditor();
  await page.getByRole('button', { name: `Skip ${day}`, exact: true }).click();
  await expect.element(deliveries).not.toHaveTextContent(day);
  await page.getByRole('button', { name: 'Undo: Skipped' }).click();
  await expect.element(deliveries).toHaveTextContent(day);
  await page.getByRole('button', { name: `Skip ${day}`, exact: true }).click();
  expect(changes()).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(changes()).toEqual([]);
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect.poll(changes).toMatchObject([{ kind: 'SKIP', orderId: 'ord_1', dateISO: FIRST }]);
});

test('a delivery is doubled and moved with the save of its order, in one step', async () => {
  const { changes, order, undo } = await openEditor();
  await page.getByRole('button', { name: `Change ${day}`, exact: true }).click();
  await deliveries.getByRole('textbox', { name: 'Pea' }).fill('12');
  await page.getByRole('button', { name: 'Set for this delivery' }).click();
  await expect.element(deliveries).toHaveTextContent('12 instead of 6 Pea');
  await page.getByRole('button', { name: `Move ${day}`, exact: true }).click();
  await page.getByLabelText('To', { exact: true }).fill('2020-01-01');
  await expect.element(page.getByText('Choose today or a later day')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
  await page.getByLabelText('To', { exact: true }).fill('2026-11-25');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect
    .element(deliveries)
    .toHaveTextContent(`${nextDay} moved from ${day}, 12 instead of 6 Pea`);
  const agreed = page.getByRole('list', { name: 'Delivery changes' });
  await expect.element(agreed).toHaveTextContent('12 instead of 6 Pea');
  await expect.element(agreed).toHaveTextContent(`Moved to ${nextDay}`);
  await page.getByLabelText('Name', { exact: true }).fill('Bistro');
  expect(changes()).toEqual([]);
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect
    .poll(() =>
      changes()
        .map(({ kind }) => kind)
        // What grows already may serve it, too.
        .filter((kind) => kind !== 'TAKE')
        .toSorted(),
    )
    .toEqual(['ITEMS', 'MOVE']);
  expect(order()?.name).toBe('Bistro');
  undo();
  expect(changes()).toEqual([]);
  expect(order()).toEqual(ORDER);
});

test('an amount that is missing or below nothing is told, and 0 leaves its line out', async () => {
  await openEditor();
  await page.getByRole('button', { name: `Change ${day}`, exact: true }).click();
  const set = page.getByRole('button', { name: 'Set for this delivery' });
  const kale = deliveries.getByRole('textbox', { name: 'Kale' });
  for (const wrong of ['', '-1']) {
    await kale.fill(wrong);
    await set.click();
    await expect.element(deliveries.getByText('Enter 0 or more')).toBeVisible();
    await expect.element(kale).toHaveValue(wrong);
  }
  await kale.fill('0');
  await set.click();
  await expect.element(deliveries).toHaveTextContent('no Kale');
});

test('an end or a pause that is just typed thins the next deliveries at once', async () => {
  await openEditor();
  await page.getByLabelText('Ends').fill('2026-12-08');
  await expect.poll(() => deliveries.getByRole('listitem').elements()).toHaveLength(3);
  await page.getByRole('button', { name: 'Pause…' }).click();
  await page.getByLabelText('From').fill('2026-11-30');
  await page.getByLabelText('To', { exact: true }).fill('2026-12-05');
  await page.getByRole('button', { name: 'Add pause' }).click();
  await expect.poll(() => deliveries.getByRole('listitem').elements()).toHaveLength(2);
});

test('a pause needs both days, and an end is not before the first delivery', async () => {
  const made = { id: 'ord_2', itemId: 'li_1', createdAt: '' };
  const blank = newOrderDraft('orders', 'RECURRING', '2026-11-20', made);
  await showScreen(FARM, <Life draft={{ ...blank, startDate: FIRST }} />);
  await page.getByLabelText('Ends').fill('2026-11-23');
  await expect.element(page.getByText('End is before the first delivery')).toBeVisible();
  await page.getByRole('button', { name: 'Pause…' }).click();
  await page.getByLabelText('From').fill('2026-12-05');
  await page.getByRole('button', { name: 'Add pause' }).click();
  await expect.element(page.getByText('Enter both dates')).toBeVisible();
  await page.getByLabelText('To', { exact: true }).fill('2026-11-30');
  await page.getByRole('button', { name: 'Add pause' }).click();
  const pauses = page.getByRole('list', { name: 'Pauses' });
  await expect.element(pauses).toHaveTextContent('Mon 11/30 to Sat 12/5');
  await page.getByRole('button', { name: 'Remove pause Mon 11/30 to Sat 12/5' }).click();
  await expect.element(pauses).not.toHaveTextContent('Mon 11/30');
});

test('a new order is for the first day its crop can be grown for, until a day is typed', async () => {
  const made = { id: 'ord_2', itemId: 'li_1', createdAt: '' };
  const draft = newOrderDraft('orders', 'ONCE', '2026-11-20', made);
  await showScreen(
    FARM,
    <OrderDialog opened editing={{ purpose: 'new', draft }} onClose={() => undefined} />,
  );
  const date = page.getByLabelText('Date', { exact: true });
  const sell = async (name: string) => {
    await page.getByRole('combobox', { name: /^Product/ }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await expect.element(date).toHaveValue('2026-11-20');
  // Both take ten days.
  await sell('Pea');
  await expect.element(date).toHaveValue('2026-11-30');
  await page.getByText('Recurring', { exact: true }).click();
  await expect.element(page.getByLabelText('First event')).toHaveValue('2026-12-05');
  await page.getByText('One-time', { exact: true }).click();
  await date.fill('2026-11-25');
  await sell('Kale');
  await expect.element(date).toHaveValue('2026-11-25');
});

function Life({ draft: first }: { readonly draft: OrderDraft }) {
  const [draft, change] = useDraft(first);
  return <LifeFields draft={draft} onChange={change} />;
}
