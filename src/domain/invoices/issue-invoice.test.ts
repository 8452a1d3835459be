import { expect, test } from 'vitest';
import { aFarm, anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { aSentDelivery, aSentLine } from '#tests/support/builders/delivery-builders.ts';
import { issueInvoice, issueReady } from './issue-invoice.ts';
import { rowsToBill } from './to-bill.ts';

const TODAY = '2026-12-20';
const MOMENT = { today: TODAY, now: Date.parse('2026-12-20T12:00Z') };

const orderOf = (id: string, customer: string, date: string, variety = 'pea') =>
  anOrder({ id, name: id, customer, date, items: [packages(variety, 10, 4)] });

/** Ten tubs each: two days for Ana, one for Bea, and kale without a price for Cyd. */
const FARM = aFarm({
  varieties: [aVariety({ id: 'pea', name: 'Pea' }), aVariety({ id: 'kale', name: 'Kale' })],
  orders: [
    orderOf('ord_1', 'Bea', '2026-12-08'),
    orderOf('ord_2', 'Ana', '2026-12-09'),
    orderOf('ord_3', 'Ana', '2026-12-08'),
    orderOf('ord_4', 'Cyd', '2026-12-08', 'kale'),
  ],
  prices: [{ id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4.25, from: null }],
});

test('all that is ready is issued by customer, then day, in numbers one after the other', () => {
  const issued = issueReady(FARM, TODAY, MOMENT);
  const told = issued.map(({ number, customer, lines }) => [number, customer, lines[0]?.dayISO]);
  expect(told.join(' ')).toBe('1,Ana,2026-12-08 2,Ana,2026-12-09 3,Bea,2026-12-08');
  const invoices = issued.map((invoice, at) => ({ id: `inv_${at}`, ...invoice }));
  expect(rowsToBill({ ...FARM, invoices }, TODAY).map(({ customer }) => customer)).toEqual(['Cyd']);
  expect(issueReady({ ...FARM, invoices }, TODAY, MOMENT)).toEqual([]);
});

test('nothing is issued on a day before the newest of the series', () => {
  const invoices = issueReady(FARM, TODAY, MOMENT)
    .slice(0, 1)
    .map((first) => ({ id: 'inv_1', ...first }));
  expect(invoices).toHaveLength(1);
  expect(issueReady({ ...FARM, invoices }, '2026-12-19', MOMENT)).toEqual([]);
});

test('lines of one’s own are issued with the deliveries, also below 0', () => {
  const extra = [
    { text: 'Fuel', quantity: 2, unitPrice: 1.255, tax: null },
    { text: 'Discount', quantity: -1, unitPrice: 5, tax: null },
  ];
  const request = { customer: 'Bea', fromISO: '2026-12-08', dateISO: TODAY, extra };
  const linesWith = (leaveOut: readonly (typeof left)[]) => {
    const answer = issueInvoice(FARM, { ...request, leaveOut }, MOMENT);
    return (
      'invoice' in answer &&
      answer.invoice.lines.map(({ id, text, amount }) => `${id} ${text} ${amount}`)
    );
  };
  expect(linesWith([])).toEqual(['li_1 Pea 4 oz 42.5', 'li_2 Fuel 2.51', 'li_3 Discount -5']);
  const left = { orderId: 'ord_1', dateISO: '2026-12-08' };
  expect(linesWith([left])).toEqual(['li_1 Fuel 2.51', 'li_2 Discount -5']);
});

test('a delivery that left without a price gets that of the price list, once there is one', () => {
  const nine = aSentLine({
    itemId: packages('kale', 10, 4).id,
    varietyId: 'kale',
    text: 'Kale 4 oz',
    quantity: 9,
    unitPrice: null,
    amount: null,
  });
  const sent = aSentDelivery({ orderId: 'ord_4', dateISO: '2026-12-08' }, 'Cyd', nine);
  const farm = { ...FARM, deliveries: [sent] };
  const lineOf = (one: typeof FARM) =>
    rowsToBill(one, TODAY).find(({ customer }) => customer === 'Cyd')?.lines[0];
  const line = lineOf(farm);
  expect(line).toMatchObject({ quantity: 9, unitPrice: null, amount: null });
  expect(line?.toPrice).toEqual({ varietyId: 'kale', packageOz: 4 });
  const price = { id: 'prc_2', varietyId: 'kale', packageOz: 4, amount: 3, from: null };
  expect(lineOf({ ...farm, prices: [price] })).toMatchObject({ unitPrice: 3, amount: 27 });
});
