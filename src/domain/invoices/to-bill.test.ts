import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import type { Delivery } from '#domain/orders/delivery.ts';
import { DEFAULT_INVOICING, type InvoicingSettings } from '#domain/settings/invoicing-settings.ts';
import {
  aFarm,
  aRepeatOrder,
  aSingleProduct,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { aCustomer } from '#tests/support/builders/catalog-builders.ts';
import { aSentDelivery, aSentLine } from '#tests/support/builders/delivery-builders.ts';
import type { Invoice } from './invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { rowsToBill, type BillingFarm } from './to-bill.ts';

const PEA = aVariety({ id: 'pea' });
const TWELVE = packages('pea', 12, 4);

/** Twelve tubs of pea at $4.25 for Bistro Marlow every Tuesday from 2026-11-24 on. */
const FARM = aFarm({
  varieties: [PEA],
  products: [aSingleProduct(PEA)],
  customers: [aCustomer({ name: 'Bistro Marlow' })],
  orders: [
    aRepeatOrder({
      id: 'ord_1',
      name: 'Tuesday',
      customer: 'Bistro Marlow',
      weekday: 2,
      startDate: '2026-12-08',
      items: [TWELVE],
    }),
  ],
  prices: [{ id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4.25, from: null }],
});

function sentLine(quantity: number, unitPrice = 4.25) {
  const amount = quantity * unitPrice;
  return aSentLine({ itemId: TWELVE.id, ordered: 12, quantity, unitPrice, amount });
}

/** A delivery of which so many tubs stayed. */
function delivered(dateISO: string, quantity: number): Delivery {
  return aSentDelivery({ orderId: 'ord_1', dateISO }, 'Bistro Marlow', sentLine(quantity));
}

function withDelivered(farm: BillingFarm, ...deliveries: readonly Delivery[]): BillingFarm {
  const fresh = new Set(deliveries.map(({ id }) => id));
  const others = (farm.deliveries ?? []).filter(({ id }) => !fresh.has(id));
  return { ...farm, deliveries: [...others, ...deliveries] };
}

/** Issues the first row that begins on the day, on that day. */
function issued(farm: BillingFarm, dateISO: string, fromISO = dateISO): BillingFarm {
  const request = { customer: 'Bistro Marlow', fromISO, dateISO, leaveOut: [], extra: [] };
  const answer = issueInvoice(farm, request, {
    today: dateISO,
    now: Date.parse(`${dateISO}T18:00Z`),
  });
  if (answer.refusal !== undefined) throw new Error(answer.refusal);
  const invoices = farm.invoices ?? [];
  const invoice = { id: `inv_${invoices.length + 1}`, ...answer.invoice };
  return { ...farm, invoices: [...invoices, invoice] };
}

/** The farm with its order changed. */
const withOrder = (more: object) =>
  ({ ...FARM, orders: FARM.orders.map((order) => ({ ...order, ...more })) }) as BillingFarm;

const linesOf = (farm: BillingFarm, today: string) =>
  rowsToBill(farm, today).flatMap((row) =>
    row.lines.map(({ text, quantity, amount }) => [text, quantity, amount]),
  );

const withSettings = (farm: BillingFarm, more: Partial<InvoicingSettings>): BillingFarm => ({
  ...farm,
  settings: { ...farm.settings, invoicing: { ...DEFAULT_INVOICING, ...more } },
});

const FIRST = issued(withDelivered(FARM, delivered('2026-12-08', 10)), '2026-12-08');
const SECOND = issued(withDelivered(FIRST, delivered('2026-12-15', 12)), '2026-12-15');

test('what was packed less what came back is billed, due after the terms', () => {
  expect(FIRST.invoices).toMatchObject([
    {
      series: '',
      number: 1,
      dueISO: '2026-12-22',
      billTo: 'Bistro Marlow',
      lines: [{ text: 'Pea 4 oz', quantity: 10, unit: '', unitPrice: 4.25, amount: 42.5 }],
    },
  ]);
  expect(rowsToBill(FIRST, '2026-12-08')).toEqual([]);
});

test('a tub taken back after the invoice goes off the next one', () => {
  const back = withDelivered(SECOND, delivered('2026-12-15', 11));
  const next = withDelivered(back, delivered('2026-12-22', 12));
  expect(rowsToBill(next, '2026-12-22')).toMatchObject([
    {
      customer: 'Bistro Marlow',
      fromISO: '2026-12-22',
      ready: true,
      total: 46.75,
      lines: [
        { text: 'Pea 4 oz', quantity: 12, amount: 51 },
        { text: 'Correction of 0002: Pea 4 oz', quantity: -1, unitPrice: 4.25, amount: -4.25 },
      ],
    },
  ]);
  expect(rowsToBill(back, '2026-12-16')).toMatchObject([
    { fromISO: '2026-12-15', toISO: '2026-12-15', ready: true, total: -4.25 },
  ]);
  const tuesday = { orderId: 'ord_1', dateISO: '2026-12-15' };
  const other = aSentDelivery(tuesday, 'Bistro Marlow', { ...sentLine(2), itemId: 'li_other' });
  const credit = ['Correction of 0002: Pea 4 oz', -12, -51];
  expect(linesOf(withDelivered(SECOND, other), '2026-12-16')).toContainEqual(credit);
});

test('a price that changes after the invoice changes nothing', () => {
  const dearer = [{ id: 'prc_2', varietyId: 'pea', packageOz: 4, amount: 4.5, from: '2026-12-15' }];
  expect(rowsToBill({ ...SECOND, prices: dearer }, '2026-12-30')).toMatchObject([
    { fromISO: '2026-12-22', unpriced: 0 },
  ]);
  expect(linesOf({ ...SECOND, prices: dearer, orders: [] }, '2026-12-30')).toEqual([]);
});

test('a void invoice is billed again at the price it was delivered for, unless a correction of it was issued', () => {
  const back = withDelivered(SECOND, delivered('2026-12-15', 11));
  const voided = (farm: BillingFarm, id: string): BillingFarm => ({
    ...farm,
    invoices: (farm.invoices ?? []).map((one): Invoice =>
      one.id === id ? { ...one, status: 'VOID' } : one,
    ),
  });
  expect(linesOf(voided(back, 'inv_2'), '2026-12-16')).toEqual([['Pea 4 oz', 11, 46.75]]);
  const third = issued(withDelivered(back, delivered('2026-12-22', 12)), '2026-12-22');
  expect(linesOf(voided(third, 'inv_2'), '2026-12-22')).toEqual([
    ['Correction of 0003: Pea 4 oz', 12, 51],
  ]);
});

test('a delivery that nobody marked is billed 8 days after', () => {
  const early = withOrder({ startDate: '2026-11-24' });
  expect(rowsToBill(early, '2026-12-01')).toEqual([]);
  expect(rowsToBill(early, '2026-12-02')).toMatchObject([{ fromISO: '2026-11-24', total: 51 }]);
  const weekly = withSettings(early, { every: 'week' });
  expect(rowsToBill(weekly, '2026-12-01')).toEqual([]);
  const week = { fromISO: '2026-11-23', toISO: '2026-11-29' };
  expect(rowsToBill(weekly, '2026-12-02')).toMatchObject([{ ...week, ready: true }]);
  const ticked = withDelivered(weekly, delivered('2026-11-24', 12));
  expect(rowsToBill(ticked, '2026-11-29')).toMatchObject([{ ...week, ready: false }]);
  expect(rowsToBill(ticked, '2026-11-30')).toMatchObject([{ ...week, ready: true }]);
});

test('a month goes from its first to its last day', () => {
  const farm = withSettings(withDelivered(FARM, delivered('2026-12-08', 12)), { every: 'month' });
  const month = { fromISO: '2026-12-01', toISO: '2026-12-31', ready: false };
  expect(rowsToBill(farm, '2026-12-31')).toMatchObject([month]);
});

test('an order edited after its invoice changes no past', () => {
  const { orders } = withOrder({ items: [{ ...TWELVE, count: 20 }, packages('pea', 3, 4)] });
  expect(linesOf({ ...SECOND, orders }, '2026-12-16')).toEqual([]);
});

test('orders without a customer, for own use, or before the first day are not billed', () => {
  expect(rowsToBill(withOrder({ customer: ' ' }), '2026-12-31')).toEqual([]);
  expect(rowsToBill(withOrder({ orderCategory: 'INTERNAL_USE' }), '2026-12-31')).toEqual([]);
  const since = withSettings(FARM, { sinceISO: '2026-12-15' });
  expect(rowsToBill(since, '2026-12-24').map(({ fromISO }) => fromISO)).toEqual(['2026-12-15']);
});

test('a line without a price keeps its row from being issued', () => {
  const farm = { ...FARM, prices: [] };
  expect(rowsToBill(farm, '2026-12-16')).toMatchObject([
    { unpriced: 1, total: 0, lines: [{ unitPrice: null, amount: null }] },
  ]);
  const asked = { customer: 'bistro  marlow', dateISO: '2026-12-16', leaveOut: [], extra: [] };
  const moment = { today: '2026-12-16', now: Date.parse('2026-12-16T12:00Z') };
  const refusalOf = (of: BillingFarm, more: object = {}) =>
    issueInvoice(of, { ...asked, fromISO: '2026-12-08', ...more }, moment).refusal;
  expect(refusalOf(farm)).toEqual('No price: Pea 4 oz');
  expect(refusalOf(FARM, { fromISO: '2026-12-09' })).toEqual('Nothing is to bill');
  expect(refusalOf(FARM, { dateISO: '2026-12-17' })).toEqual('Not after today');
  const later = issued(withDelivered(FARM, delivered('2026-12-15', 12)), '2026-12-15');
  expect(refusalOf(later, { dateISO: '2026-12-14' })).toEqual('Not before 0001 (Tue 12/15)');
});

test('the numbers of a year go on, and a new year begins anew', () => {
  const numbered = { prefix: '{YYYY}-', start: 12 };
  const farm = withSettings(withDelivered(FARM, delivered('2026-12-29', 12)), numbered);
  const first = issued(farm, '2026-12-29');
  const moment = { today: '2027-01-05', now: Date.parse('2027-01-05T12:00Z') };
  const request = { customer: 'Bistro Marlow', fromISO: '2026-12-22', leaveOut: [], extra: [] };
  const numberOn = (dateISO: string) => {
    const answer = issueInvoice(first, { ...request, dateISO }, moment);
    return 'invoice' in answer && [answer.invoice.series, answer.invoice.number];
  };
  expect(first.invoices).toMatchObject([{ series: '2026-', number: 12 }]);
  expect(numberOn('2026-12-31')).toEqual(['2026-', 13]);
  expect(numberOn('2027-01-02')).toEqual(['2027-', 12]);
});

test('a customer’s own terms, address and tax numbers go on the invoice', () => {
  const own = { address: '1 Main St\nDayton', termsDays: 30, taxNumber: 'DE 1' };
  const farm = { ...FARM, customers: [aCustomer({ name: 'Bistro Marlow', ...own })] };
  const seller = { seller: 'Juniper Lane', taxNumber: 'US 9' };
  const billed = withSettings(withDelivered(farm, delivered('2026-12-08', 12)), seller);
  expect(issued(billed, '2026-12-08').invoices).toMatchObject([
    {
      dueISO: '2027-01-07',
      billTo: 'Bistro Marlow\n1 Main St\nDayton\nDE 1',
      seller: 'Juniper Lane\nUS 9',
    },
  ]);
});

test('tax is that of the product, else the default, and none for who is free of it', () => {
  const taxes = [
    { id: 'tax_7', name: 'Reduced', percent: 7 },
    { id: 'tax_19', name: 'Full', percent: 19 },
  ];
  const taxed = { taxes, defaultTaxId: 'tax_7' };
  const farm = withSettings(withDelivered(FARM, delivered('2026-12-08', 10)), taxed);
  const taxOf = (one: BillingFarm) => rowsToBill(one, '2026-12-08')[0]?.lines[0]?.tax;
  expect(taxOf(farm)).toEqual({ name: 'Reduced', percent: 7 });
  const withTax = (taxId: string) => farm.products.map((product) => ({ ...product, taxId }));
  expect(taxOf({ ...farm, products: withTax('tax_19') })).toEqual({ name: 'Full', percent: 19 });
  expect(taxOf({ ...farm, products: withTax('tax_0') })).toBeNull();
  const customers = (farm.customers ?? []).map((one) => ({ ...one, taxFree: true }));
  expect(taxOf({ ...farm, customers })).toBeNull();
});

test('whatever comes back and is voided, all that is issued bills what stayed', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('deliver' as const), week: fc.nat(2), kept: fc.nat(12) }),
    fc.record({ kind: fc.constant('void' as const), at: fc.nat(5) }),
    fc.record({ kind: fc.constant('issue' as const) }),
  );
  const DAYS = ['2026-12-08', '2026-12-15', '2026-12-22'] as const;
  const TODAY = '2026-12-22';
  const issueAll = (farm: BillingFarm): BillingFarm =>
    rowsToBill(farm, TODAY).reduce((one, { fromISO }) => issued(one, TODAY, fromISO), farm);
  checkLaw([fc.array(step, { maxLength: 12 })], (steps) => {
    let farm: BillingFarm = FARM;
    const kept = new Map<string, number>();
    for (const one of steps) {
      if (one.kind === 'issue') farm = issueAll(farm);
      else if (one.kind === 'deliver') {
        const day = DAYS[one.week] ?? TODAY;
        kept.set(day, one.kept);
        farm = withDelivered(farm, delivered(day, one.kept));
      } else {
        const invoices = (farm.invoices ?? []).map((invoice, at): Invoice =>
          at === one.at ? { ...invoice, status: 'VOID' } : invoice,
        );
        farm = { ...farm, invoices };
      }
    }
    farm = issueAll(farm);
    const lines = (farm.invoices ?? [])
      .filter(({ status }) => status === 'ISSUED')
      .flatMap((invoice) => invoice.lines);
    for (const [day, quantity] of kept) {
      const own = lines.filter(({ dateISO }) => dateISO === day);
      expect(own.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity);
    }
    expect(rowsToBill(farm, TODAY)).toEqual([]);
  });
});
