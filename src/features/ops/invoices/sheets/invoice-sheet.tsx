import { thingInFarm } from '#ui/told-anew.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import { invoiceAmounts, type InvoiceAmounts } from '#domain/invoices/invoice-amounts.ts';
import type { DraftInvoice } from '#domain/invoices/issue-invoice.ts';
import { lineRate } from '#domain/invoices/line-rate.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { useFarmLogo } from '#state/react/use-paper-head.ts';
import { formatLoose, shownPrice } from '#ui/format-weights.ts';
import { formatDate, formatDay, formatDollars, formatNumber, formatPrice } from '#ui/format.ts';
import {
  LetterSheet,
  LetterTotals,
  type LetterFact,
  type LetterTotal,
} from '#ui/page/letter-sheet.tsx';
import { taxText } from '#ui/tax-text.ts';
import classes from './invoice-sheet.module.css';
import { invoiceWord } from './invoice-text.ts';

type LineToBill = DraftInvoice['lines'][number];

/** An invoice as it is printed; on the screen, the same before it is issued. */
export function InvoiceSheet({ invoice }: { readonly invoice: DraftInvoice }) {
  const logo = useFarmLogo();
  const amounts = invoiceAmounts(invoice);
  return (
    <LetterSheet
      logo={logo}
      sender={invoice.seller}
      title={`${invoiceWord(invoice)}${invoice.status === 'VOID' ? ' (void)' : ''}`}
      facts={factsOf(invoice)}
      recipientLabel="Bill to"
      recipient={invoice.billTo}
    >
      <Lines lines={invoice.lines} withTax={isTaxMixed(invoice.lines)} />
      <LetterTotals rows={totalRows(amounts, invoice.pricesIncludeTax)} />
      {invoice.note !== '' && <p className={classes.note}>{invoice.note}</p>}
    </LetterSheet>
  );
}

function factsOf(invoice: DraftInvoice): readonly LetterFact[] {
  const { former, dateISO, dueISO } = invoice;
  return [
    ['Number', shownNumber(invoice)],
    ...(former === undefined ? [] : [['Formerly', former] as const]),
    ['Date', formatDate(dateISO)],
    ...(invoiceWord(invoice) === 'Invoice' ? [['Due', formatDate(dueISO)] as const] : []),
  ];
}

/** Whether lines have to say their tax, since not all have the same. */
function isTaxMixed(lines: readonly LineToBill[]): boolean {
  return new Set(lines.map(({ tax }) => tax && taxText(tax))).size > 1;
}

function Lines(props: { readonly lines: readonly LineToBill[]; readonly withTax: boolean }) {
  const { lines, withTax } = props;
  return (
    <table>
      <thead>
        <tr>
          <th data-wide>Day</th>
          <th>Description</th>
          {withTax && <th data-wide>Tax</th>}
          <th data-wide data-number>
            Quantity
          </th>
          <th data-wide data-number>
            Price
          </th>
          <th data-number>Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // A line has no id before it is issued, and none moves.
          <Line key={at} line={line} withTax={withTax} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, withTax }: { readonly line: LineToBill; readonly withTax: boolean }) {
  const { dayISO, text, tax, amount } = line;
  const day = dayISO === null ? '' : formatDay(dayISO);
  const sold = roundTo(line.quantity, 4);
  const quantity = line.unit === '' ? formatNumber(sold, 'all') : formatLoose(sold, line.unit);
  const price = rateText(line);
  const ofTax = tax === null ? '' : taxText(tax);
  const brief = [day, price === '' ? quantity : `${quantity} × ${price}`, withTax && ofTax];
  return (
    <tr>
      <td data-wide>{day}</td>
      <td>
        {thingInFarm(text)}
        <div data-brief>{brief.filter(Boolean).join(', ')}</div>
      </td>
      {withTax && <td data-wide>{ofTax}</td>}
      <td data-wide data-number>
        {quantity}
      </td>
      <td data-wide data-number>
        {price}
      </td>
      <td data-number>{amount === null ? 'No price' : formatDollars(amount)}</td>
    </tr>
  );
}

function rateText({ unit, unitPrice }: LineToBill): string {
  if (unitPrice === null) return '';
  const rate = lineRate({ unit, unitPrice });
  if (rate.unit === '') return formatPrice(rate.amount);
  const shown = shownPrice({ amount: rate.amount, unit: rate.unit });
  return `${formatPrice(shown.amount)} per ${shown.unit}`;
}

function totalRows(
  { net, taxes, total }: InvoiceAmounts,
  isIncluded: boolean,
): readonly LetterTotal[] {
  const rates = taxes.map((rate) => {
    const of = `${taxText(rate)} of ${formatDollars(rate.base)}`;
    return { name: isIncluded ? `Includes ${of}` : of, amount: rate.tax };
  });
  const netRow = taxes.length === 0 ? [] : [{ name: 'Net', amount: net }];
  const totalRow = [{ name: 'Total', amount: total, isTotal: true }];
  return isIncluded ? [...totalRow, ...rates, ...netRow] : [...netRow, ...rates, ...totalRow];
}
