import { expect, test } from 'vitest';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { jsonText } from '#tests/support/mgm/json-text.ts';
import { aBusyFarm } from '#tests/support/farms/busy-farm.ts';
import { anInvoice, aPayment } from '#tests/support/builders/invoice-builders.ts';
import { findInvoiceProblems } from '../problems/invoice-problems.ts';
import { apply } from './apply.ts';
import { billing, invoices, statement } from './invoices.ts';

const TODAY = '2025-03-10';
const BUSY = aBusyFarm();
const FARM = {
  ...BUSY,
  deliveries: (BUSY.deliveries ?? []).filter(({ sent }) => sent?.customer === 'Bistro'),
  invoices: [anInvoice()],
  payments: [aPayment()],
};
const asked = (more: object = {}) => aQuestion({ farm: FARM, today: TODAY, ...more });

const applied = (actions: readonly object[], farm = FARM) =>
  apply.answer(
    aQuestion({ farm, today: TODAY, now: 1_741_600_000_000, files: [JSON.stringify(actions)] }),
  ).json as typeof FARM;

const ISSUE = { type: 'ISSUE_INVOICE', customer: 'Bistro', fromISO: '2025-02-20', dateISO: TODAY };

test('billing tells the rows with their lines', () => {
  const told = jsonText(`{
    "rows": [
      {
        "customer": "Bistro", "every": "delivery", "fromISO": "2025-02-20",
        "toISO": "2025-02-20", "ready": true, "unpriced": 0,
        "lines": [
          {
            "orderId": "ord_gone", "dateISO": "2025-02-20", "itemId": "li_1",
            "dayISO": "2025-02-20", "text": "Pea 4 oz", "quantity": 10, "unit": "",
            "unitPrice": 4.5, "amount": 45, "tax": null
          }
        ],
        "net": 45, "taxes": [], "total": 45
      }
    ]
  }`);
  expect(JSON.stringify(billing.answer(asked()).json)).toBe(told);
});

test('invoices are told with what is paid and open', () => {
  const day = { today: '2025-03-08' };
  const told = jsonText(`{
    "rows": [
      {
        "id": "inv_1", "number": "0001", "kind": "INVOICE", "customer": "Bistro",
        "dateISO": "2025-02-21", "dueISO": "2025-03-07", "net": 42.5, "tax": 0, "total": 42.5,
        "paid": 20, "open": 22.5, "state": "OVERDUE", "twice": false
      }
    ],
    "credit": []
  }`);
  expect(JSON.stringify(invoices.answer(asked(day)).json)).toBe(told);
});

test('a statement goes from the first of the month of its last day', () => {
  const options = { customer: 'bistro', to: '2025-03-31' };
  expect(statement.answer(asked({ options })).json).toMatchObject({
    customer: 'Bistro',
    before: 42.5,
    rows: [{ kind: 'PAYMENT', number: '', amount: -20, balance: 22.5 }],
    after: 22.5,
    ageing: { days30: 22.5 },
  });
  expect(() => statement.answer(asked())).toThrow('--customer needs the name of a customer.');
  expect(() => statement.answer(asked({ options: { customer: 'X', from: 'May' } }))).toThrow(
    "--from needs a day like 2026-11-20, not 'May'.",
  );
});

test('mgm apply issues, marks, pays and voids, and refuses with the sentence of the screen', () => {
  const issued = applied([ISSUE]);
  expect(issued.invoices).toMatchObject([{}, { number: 2, lines: [{ amount: 45 }] }]);
  const id = issued.invoices[1]?.id;
  const extra = [{ text: 'Delivery', quantity: 1, unitPrice: 5, tax: null }];
  expect(applied([{ ...ISSUE, extra }]).invoices[1]?.lines).toMatchObject([
    { amount: 45 },
    { text: 'Delivery', amount: 5, orderId: '', tax: null },
  ]);
  const left = [{ orderId: 'ord_gone', dateISO: '2025-02-20' }];
  expect(() => applied([{ ...ISSUE, leaveOut: left }])).toThrow('Nothing is to bill');
  expect(() => applied([ISSUE, ISSUE])).toThrow('Action 2, ISSUE_INVOICE: Nothing is to bill');
  expect(() => applied([{ ...ISSUE, dateISO: '2025-02-20' }])).toThrow(
    'Not before 0001 (Fri 2/21)',
  );
  const after = applied([
    ISSUE,
    { type: 'MARK_SENT', id, dateISO: TODAY },
    {
      type: 'ADD_PAYMENT',
      payment: { customer: 'Bistro', dateISO: TODAY, amount: 45, invoiceId: id },
    },
    { type: 'VOID_INVOICE', id: 'inv_1' },
  ]);
  expect(after.invoices).toMatchObject([{ status: 'VOID' }, { sentISO: TODAY }]);
  expect(after.payments).toHaveLength(2);
  expect(() => applied([{ type: 'VOID_INVOICE', id: 'x' }])).toThrow("There is no invoice 'x'.");
});

test('a slip in a number is told a thousand times at most', () => {
  const invoices = [anInvoice({ number: 12 }), anInvoice({ id: 'inv_2', number: 20_260_001 })];
  const problems = findInvoiceProblems({ ...FARM, invoices });
  expect(problems).toHaveLength(1000);
  expect(problems[0]?.message).toBe("The number '0013' is missing.");
});

test('a number that was given twice gets the next one, and is told until then', () => {
  const twice = {
    ...FARM,
    invoices: [anInvoice(), anInvoice({ id: 'inv_2' }), anInvoice({ id: 'inv_3', number: 4 })],
  };
  expect(findInvoiceProblems(twice)).toEqual([
    { path: 'invoices[1].number', message: "The number '0001' is used twice." },
    { path: 'invoices', message: "The number '0002' is missing." },
    { path: 'invoices', message: "The number '0003' is missing." },
  ]);
  const again = applied(
    [
      { type: 'NUMBER_AGAIN', id: 'inv_2' },
      { type: 'NUMBER_AGAIN', id: 'inv_1' },
    ],
    twice,
  );
  expect(again.invoices).toMatchObject([
    { number: 1 },
    { number: 5, former: '0001' },
    { number: 4 },
  ]);
});
