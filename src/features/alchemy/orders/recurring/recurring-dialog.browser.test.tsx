import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aProRecurrence } from '#tests/support/builders/pro-order-builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { ProOrdersPage } from '../pro-orders-page.tsx';

/** Every Friday from 11/20 on, which is today. */
async function showOrders() {
  const rule = aProRecurrence({ id: 'JANE-009', startDate: '2026-11-20', weekday: 5, interval: 1 });
  const farm = aFarm({ alchemy: { products: [aProProduct({ id: 'jars' })], standing: [rule] } });
  const store = await showScreen(farm, <ProOrdersPage />);
  await page.getByRole('button', { name: 'Recurring orders' }).click();
  await page.getByRole('menuitem', { name: 'Jane Doe, recurring' }).click();
  await expect
    .element(page.getByRole('dialog', { name: /^Recurring order JANE-009/ }))
    .toBeVisible();
  return store;
}

const list = page.getByRole('list', { name: 'Orders', exact: true });
const next = page.getByRole('list', { name: 'Next orders' });
const undo = page.getByRole('button', { name: 'Undo' });

test('one order of a standing one is skipped or moved, and taken back', async () => {
  await showOrders();
  await expect.element(next).toHaveTextContent('Fri 11/27');
  await page.getByRole('button', { name: 'Skip Fri 11/27' }).click();
  await expect.element(next).not.toHaveTextContent('Fri 11/27');
  await expect.element(list).not.toHaveTextContent('Due Fri 11/27');
  await undo.first().click();
  await expect.element(next).toHaveTextContent('Fri 11/27');

  await page.getByRole('button', { name: 'Move Fri 12/4' }).click();
  await page.getByLabelText('To', { exact: true }).fill('2026-12-07');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(next).toHaveTextContent('Mon 12/7 moved from Fri 12/4');
  await expect.element(list).toHaveTextContent('Due Mon 12/7');
});

test('a standing order pauses and ends', async () => {
  const store = await showOrders();
  await page.getByRole('button', { name: 'Pause…' }).click();
  await page.getByLabelText('From').fill('2026-11-23');
  await page.getByLabelText('To', { exact: true }).fill('2026-11-29');
  await page.getByRole('button', { name: 'Add pause' }).click();
  await page.getByLabelText('Ends').fill('2026-12-11');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect.element(page.getByText('Recurring order saved')).toBeVisible();
  const [rule] = store.state().document.alchemy.standing ?? [];
  expect(rule).toMatchObject({
    endDate: '2026-12-11',
    pauses: [{ from: '2026-11-23', to: '2026-11-29' }],
  });
  // Today, 12/4 and 12/11 are left.
  await expect.element(list).toHaveTextContent('Due Fri 12/11');
  await expect.element(list).not.toHaveTextContent('Due Fri 11/27');
  await expect.element(list).not.toHaveTextContent('Due Fri 12/18');
});

test('a standing order that is deleted meanwhile keeps its dialog and what was typed; saved, it is there again', async () => {
  const store = await showOrders();
  await page.getByLabelText('Ends').fill('2026-12-11');
  store.perform({ type: 'DELETE_PRO_STANDING', payload: { id: 'JANE-009' } });
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Ends')).toHaveValue('2026-12-11');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect.element(page.getByText('Recurring order saved')).toBeVisible();
  expect(store.state().document.alchemy.standing).toMatchObject([
    { id: 'JANE-009', endDate: '2026-12-11' },
  ]);
  await expect.element(list).toHaveTextContent('Due Fri 12/11');
});

test('what a standing order brings is changed for all its drafts, in one step', async () => {
  const store = await showOrders();
  await expect.element(page.getByText('$90.00').first()).toBeVisible();
  await page.getByLabelText('Qty').fill('0');
  const save = page.getByRole('button', { name: 'Save', exact: true }).last();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Qty').fill('12');
  await save.click();
  await expect.element(page.getByText('Recurring order saved')).toBeVisible();
  const lines = () => store.state().document.alchemy.standing?.[0]?.lines;
  expect(lines()).toEqual([{ productId: 'jars', qty: 12, unitPriceUSD: 9 }]);
  await list.getByRole('link').filter({ hasText: 'JANE-009-261127' }).click();
  const editor = page.getByRole('region', { name: 'Order JANE-009-261127' });
  await expect.element(editor.getByLabelText('Qty')).toHaveValue('12');
  store.undo();
  expect(lines()).toEqual([{ productId: 'jars', qty: 10, unitPriceUSD: 9 }]);
  await expect.element(editor.getByLabelText('Qty')).toHaveValue('10');
});
