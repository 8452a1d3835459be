import { expect, test } from 'vitest';
import { billedTwice } from '#domain/invoices/billed-lines.ts';
import { givenTwice } from '#domain/invoices/issue-invoice.ts';
import { settleInvoices } from '#domain/invoices/settle-invoices.ts';
import { rowsToBill } from '#domain/invoices/to-bill.ts';
import { act, MOMENT } from '#tests/support/devices/act.ts';
import { aFarm, anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { aPayment } from '#tests/support/builders/invoice-builders.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmAction } from '../records/farm-action.ts';

const { today } = MOMENT;
const DAY = '2025-03-07';

/** Twelve tubs at $4.25 that Bistro got on Friday. */
const FARM: FarmDocument = act(
  aFarm({
    varieties: [aVariety({ id: 'pea', name: 'Pea' })],
    orders: [
      anOrder({ id: 'ord_1', customer: 'Bistro', date: DAY, items: [packages('pea', 12, 4)] }),
    ],
    prices: [{ id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4.25, from: null }],
  }),
  markAs('DELIVERED', { orderId: 'ord_1', dateISO: DAY }),
);

const issue = (id: string): FarmAction => ({
  type: 'ISSUE_INVOICE',
  payload: { id, customer: 'Bistro', fromISO: DAY, dateISO: today, leaveOut: [], extra: [] },
});
const ISSUED = act(FARM, issue('inv_1'));

const pay = (id: string, amount: number): FarmAction => {
  const { id: _id, ...payment } = aPayment({ customer: 'Bistro', dateISO: today, amount });
  return { type: 'ADD_PAYMENT', payload: { payment: { ...payment, id, invoiceId: 'inv_1' } } };
};
const voided: FarmAction = { type: 'VOID_INVOICE', payload: { id: 'inv_1' } };

const settled = (farm: FarmDocument) => settleInvoices(farm, today);

test('one row that two devices issue apart is on both invoices, and the row to bill says which', () => {
  const { merged } = mergeTwo(FARM, act(FARM, issue('inv_phone')), act(FARM, issue('inv_office')));
  const { invoices = [] } = merged;
  expect(invoices.map(({ number }) => number)).toEqual([1, 1]);
  const [again] = givenTwice(invoices);
  const numbered = act(merged, { type: 'NUMBER_AGAIN', payload: { id: again?.id ?? '' } });
  const [row] = rowsToBill(numbered, today);
  expect(row?.total).toBe(-51);
  const twice = billedTwice(row?.lines ?? [], numbered.invoices ?? []);
  expect(twice?.map(({ number }) => number)).toEqual([1, 2]);
  const id = twice?.[1].id ?? '';
  expect(rowsToBill(act(numbered, { type: 'VOID_INVOICE', payload: { id } }), today)).toEqual([]);
});

test('an invoice that one of two devices without a common past has sent is sent', () => {
  const sent = act(ISSUED, { type: 'MARK_SENT', payload: { id: 'inv_1', dateISO: today } });
  for (const { merged } of mergeBothWays(null, sent, ISSUED))
    expect(merged.invoices?.[0]?.sentISO).toBe(today);
});

test('payments that two devices entered apart both count', () => {
  const { merged } = mergeTwo(ISSUED, act(ISSUED, pay('pay_1', 20)), act(ISSUED, pay('pay_2', 11)));
  expect(settled(merged).invoices).toMatchObject([{ paid: 31, open: 20, state: 'OPEN' }]);
});

test.each([
  ['phone', [2, 1]],
  ['office', [1, 2]],
] as const)('void here and paid there is void, the money is credit: %s', (_who, written) => {
  const { merged } = mergeTwo(ISSUED, act(ISSUED, voided), act(ISSUED, pay('pay_1', 20)), [
    ...written,
  ]);
  expect(settled(merged)).toMatchObject({
    invoices: [{ state: 'VOID', open: 0 }],
    credit: [{ customer: 'Bistro', amount: 20 }],
  });
});
