import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import { invoiceAmounts, sumOfMoney } from '#domain/invoices/invoice-amounts.ts';
import { givenTwice } from '#domain/invoices/issue-invoice.ts';
import { settleInvoices } from '#domain/invoices/settle-invoices.ts';
import { statementOf, statementText } from '#domain/invoices/statement.ts';
import { rowsToBill } from '#domain/invoices/to-bill.ts';
import { readDayOption, UsageError, type Command, only, rowsOrNone } from '../command.ts';

export const billing: Command = {
  summary: 'deliveries that are to bill',
  answer({ farm, today }) {
    const rows = rowsToBill(farm, today).map(({ lines, net, taxes, total, ...row }) => ({
      ...row,
      lines: lines.map((line) => ({
        ...only(line, 'orderId', 'dateISO', 'itemId', 'dayISO', 'text'),
        ...only(line, 'quantity', 'unit', 'unitPrice', 'amount', 'tax'),
      })),
      net,
      taxes,
      total,
    }));
    const lines = rows.map(({ customer, fromISO, toISO, total, unpriced, ready }) => [
      customer,
      fromISO === toISO
        ? shortDayLabel(fromISO)
        : `${shortDayLabel(fromISO)} to ${shortDayLabel(toISO)}`,
      money(total),
      [unpriced > 0 && `${unpriced} without a price`, !ready && 'not over yet']
        .filter(Boolean)
        .join(', '),
    ]);
    return { json: { rows }, lines: rowsOrNone(lines, 'Nothing is to bill.') };
  },
};

export const invoices: Command = {
  summary: 'invoices, what is paid and what is open',
  answer({ farm, today }) {
    const twice = givenTwice(farm.invoices ?? []);
    const { invoices: settled, credit } = settleInvoices(farm, today);
    const rows = settled.map(({ invoice, total, paid, open, state }) => {
      const { net } = invoiceAmounts(invoice);
      return {
        id: invoice.id,
        number: shownNumber(invoice),
        kind: total < 0 ? 'CREDIT' : 'INVOICE',
        ...only(invoice, 'customer', 'dateISO', 'dueISO'),
        net,
        tax: sumOfMoney([total, -net]),
        total,
        paid,
        open,
        state,
        twice: twice.has(invoice),
      };
    });
    const lines = rows.map(({ number, customer, dateISO, total, open, state }) => [
      number,
      customer,
      shortDayLabel(dateISO),
      money(total),
      state,
      open === 0 ? '' : `${money(open)} open`,
    ]);
    return { json: { rows, credit }, lines: rowsOrNone(lines, 'There are no invoices.') };
  },
};

export const statement: Command = {
  summary: 'statement of a customer',
  options: ['customer', 'from', 'to'],
  answer({ farm, today, options }) {
    const { customer } = options;
    if (customer === undefined) throw new UsageError('--customer needs the name of a customer.');
    const to = readDayOption('to', options['to']) ?? today;
    const from = readDayOption('from', options['from']) ?? `${to.slice(0, 8)}01`;
    const answer = statementOf(farm, { customer, from, to });
    const lines = [
      [shortDayLabel(from), 'Balance before', '', money(answer.before)],
      ...answer.rows.map((row) => [
        shortDayLabel(row.dateISO),
        statementText(row),
        money(row.amount),
        money(row.balance),
      ]),
    ];
    return { json: answer, lines: rowsOrNone(lines, '') };
  },
};

function money(amount: number): string {
  return amount.toFixed(2);
}
