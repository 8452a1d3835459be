import { expect, test } from 'vitest';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { aPayment } from '#tests/support/builders/invoice-builders.ts';
import { emptyMemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import { openTab, type TestTab } from '#tests/support/devices/open-tab.ts';
import { outMark } from '#domain/invoices/out-invoice.ts';
import { settle } from '#tests/support/devices/settle.ts';

const OUT = '0001 is out. Void it instead.';

/** A tab in which ten tubs of today for Ana are issued. */
async function issuedTab(disk?: Parameters<typeof openTab>[0]): Promise<TestTab> {
  const tab = await openTab(disk);
  const { store } = tab;
  const { today } = store.state();
  const order = anOrder({
    id: 'ord_1',
    customer: 'Ana',
    date: today,
    items: [packages('pea', 10, 4)],
  });
  store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  store.perform({ type: 'ADD_ORDER', payload: order });
  store.perform({
    type: 'SET_PRICE',
    payload: { varietyId: 'pea', packageOz: 4, amount: 4.25, from: null },
  });
  store.perform(markAs('DELIVERED', { orderId: 'ord_1', dateISO: today }));
  store.perform({ type: 'ISSUE_READY', payload: { dateISO: today } });
  return tab;
}

const numbers = ({ farm }: TestTab) => (farm().invoices ?? []).map(({ number }) => number);

test('undo takes an invoice back, and its number is given again', async () => {
  const tab = await issuedTab();
  expect(numbers(tab)).toEqual([1]);
  tab.store.undo();
  expect(tab.farm()).not.toHaveProperty('invoices');
  tab.store.redo();
  expect(numbers(tab)).toEqual([1]);
});

test('an invoice that was printed here stays, and Undo says so', async () => {
  const tab = await issuedTab();
  const [invoice] = tab.farm().invoices ?? [];
  if (invoice === undefined) throw new Error('Nothing was issued');
  tab.world.device.rememberInvoicesOut([outMark(invoice)]);
  const labels = tab.undoLabels();
  expect(() => tab.store.undo()).toThrow(OUT);
  expect(numbers(tab)).toEqual([1]);
  expect(tab.undoLabels()).toEqual(labels);
});

test('undo takes the mark of having been sent back first, then the invoice', async () => {
  const tab = await issuedTab();
  const [invoice] = tab.farm().invoices ?? [];
  const { today } = tab.store.state();
  tab.store.perform({ type: 'MARK_SENT', payload: { id: invoice?.id ?? '', dateISO: today } });
  tab.store.undo();
  tab.store.undo();
  expect(tab.farm()).not.toHaveProperty('invoices');
});

test('an invoice that another tab has paid meanwhile is not taken back', async () => {
  const disk = emptyMemoryDisk();
  const mine = await issuedTab(disk);
  await mine.store.settled();
  const [invoice] = mine.farm().invoices ?? [];
  const { today } = mine.store.state();
  const other = await openTab(disk);
  other.store.perform({
    type: 'ADD_PAYMENT',
    payload: {
      payment: aPayment({ customer: 'Ana', dateISO: today, invoiceId: invoice?.id ?? '' }),
    },
  });
  mine.store.undo();
  await settle([other, mine]);
  expect(numbers(mine)).toEqual([1]);
});

test('an import is undone as ever, also when one of its invoices is out', async () => {
  const tab = await issuedTab();
  const [invoice] = tab.farm().invoices ?? [];
  if (invoice === undefined) throw new Error('Nothing was issued');
  const empty = await openTab();
  empty.world.device.rememberInvoicesOut([outMark(invoice)]);
  const { invoices, orders, varieties } = tab.farm();
  empty.store.perform({
    type: 'LOAD_DATA_SLICES',
    payload: { slices: { ...(invoices && { invoices }), orders, varieties } },
  });
  expect(numbers(empty)).toEqual([1]);
  empty.store.undo();
  expect(empty.farm()).not.toHaveProperty('invoices');
});
