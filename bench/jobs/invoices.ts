import { ok } from 'node:assert';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { Invoice, Payment } from '#domain/invoices/invoice.ts';
import { givenTwice } from '#domain/invoices/issue-invoice.ts';
import { settleInvoices } from '#domain/invoices/settle-invoices.ts';
import { rowsToBill } from '#domain/invoices/to-bill.ts';
import { anInvoiceOf, aPayment } from '#tests/support/builders/invoice-builders.ts';
import { largeFarm } from '../farms/large-farm.ts';
import { type Job, writingDown } from '../job.ts';
import { withPrices } from './sales.ts';

const TODAY = '2026-11-20';
const CUSTOMERS = 100;

const LIST_MS = 100;
const TO_BILL_MS = 200;

/** What is to bill of a year, before and after all of it is billed, and what is paid of many invoices. */
export function invoiceJobs(orders: number, many: number): Job[] {
  const farm = withPrices(largeFarm({ varieties: 40, orders, months: 12, today: TODAY }));
  const toBill = () => rowsToBill(farm, TODAY);
  const billed = { ...farm, invoices: toBill().map(asInvoice) };
  const invoices = Array.from({ length: many }, (_, at) => someInvoice(at));
  const payments = Array.from({ length: many }, (_, at) => somePayment(at));
  const list = () => [settleInvoices({ invoices, payments }, TODAY), givenTwice(invoices)] as const;
  const reading = writingDown(`${many} invoices`, invoices);
  return [
    {
      name: `to bill, ${orders} orders, a year`,
      contenders: [
        { name: 'rowsToBill', kind: 'ours', run: toBill },
        { name: 'all of it billed', kind: 'peer', run: () => rowsToBill(billed, TODAY) },
        reading,
      ],
      withinMs: TO_BILL_MS,
      check: () => {
        ok(toBill().length > 0, 'Something is to bill');
        ok(rowsToBill(billed, TODAY).length === 0, 'Nothing is left to bill');
      },
    },
    {
      name: `list of ${many} invoices and ${many} payments`,
      contenders: [{ name: 'settleInvoices', kind: 'ours', run: list }, reading],
      withinMs: LIST_MS,
      check: () =>
        ok(
          list()[0].invoices.some(({ state }) => state === 'PAID'),
          'Some are paid',
        ),
    },
  ];
}

function asInvoice(row: ReturnType<typeof rowsToBill>[number], at: number): Invoice {
  const lines = row.lines.map((line, place) => ({
    ...line,
    id: `li_${place}`,
    unitPrice: line.unitPrice ?? 0,
    amount: line.amount ?? 0,
  }));
  return anInvoiceOf(0, { ...identityOf(at), customer: row.customer, lines });
}

function someInvoice(at: number): Invoice {
  return anInvoiceOf(20 + (at % 50) - (at % 17 === 0 ? 100 : 0), {
    ...identityOf(at),
    customer: `Customer ${at % CUSTOMERS}`,
    dateISO: addDays(TODAY, -(at % 700)),
    dueISO: addDays(TODAY, 14 - (at % 700)),
  });
}

function identityOf(at: number) {
  return { id: `inv_${at}`, series: '2026-', number: at + 1 };
}

function somePayment(at: number): Payment {
  return aPayment({
    id: `pay_${at}`,
    customer: `Customer ${at % CUSTOMERS}`,
    amount: 15 + (at % 40),
    dateISO: addDays(TODAY, -(at % 650)),
    ...(at % 3 === 0 && { invoiceId: `inv_${at}` }),
  });
}
