import { invoiceAmounts, type TaxAmount } from '#domain/invoices/invoice-amounts.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import { lineRate } from '#domain/invoices/line-rate.ts';
import type { LineToBill } from '#domain/invoices/to-bill.ts';
import { safeLogo } from '#domain/settings/logo.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatDate, formatDay, formatDollars, formatPrice } from '#ui/format.ts';
import classes from './invoice-sheet.module.css';
import { invoiceWord, type ShownInvoice } from './invoice-text.ts';

const selectLogo = (farm: FarmDocument) => safeLogo(farm.settings.brand.appLogoDataUrl);

/** An invoice as it is printed; on the screen, the same before it is issued. */
export function InvoiceSheet({ invoice }: { readonly invoice: ShownInvoice }) {
  const logo = useFarm(selectLogo);
  const amounts = invoiceAmounts(invoice.lines, invoice.pricesIncludeTax);
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <div>
          {logo !== null && <img src={logo} alt="" className={classes.logo} />}
          <p className={classes.seller}>{invoice.seller}</p>
        </div>
        <Facts invoice={invoice} />
      </header>
      <section className={classes.billTo}>
        <h3>Bill to</h3>
        <p className={classes.text}>{invoice.billTo}</p>
      </section>
      <Lines lines={invoice.lines} withTax={isTaxMixed(invoice.lines)} />
      <Totals {...amounts} isIncluded={invoice.pricesIncludeTax} />
      {invoice.note !== '' && <p className={`${classes.text} ${classes.note}`}>{invoice.note}</p>}
    </article>
  );
}

function Facts({ invoice }: { readonly invoice: ShownInvoice }) {
  const { series, number, former, dateISO, dueISO, status } = invoice;
  const word = invoiceWord(invoice);
  const facts: readonly (readonly [string, string])[] = [
    ...(number === null ? [] : [['Number', shownNumber({ series, number })] as const]),
    ...(former === undefined ? [] : [['Formerly', former] as const]),
    ['Date', formatDate(dateISO)],
    ...(word === 'Invoice' ? [['Due', formatDate(dueISO)] as const] : []),
  ];
  return (
    <div className={classes.facts}>
      <h2>
        {word}
        {status === 'VOID' && ' (void)'}
      </h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Whether lines have to say their tax, since not all have the same. */
function isTaxMixed(lines: readonly LineToBill[]): boolean {
  return new Set(lines.map(({ tax }) => tax && taxName(tax))).size > 1;
}

function Lines(props: { readonly lines: readonly LineToBill[]; readonly withTax: boolean }) {
  const { lines, withTax } = props;
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th className={classes.wide}>Day</th>
          <th>Description</th>
          {withTax && <th className={classes.wide}>Tax</th>}
          <th className={`${classes.wide} ${classes.number}`}>Quantity</th>
          <th className={`${classes.wide} ${classes.number}`}>Price</th>
          <th className={classes.number}>Amount</th>
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
  const quantity = `${roundTo(line.quantity, 4)} ${line.unit}`.trim();
  const price = rateText(line);
  const ofTax = tax === null ? '' : taxName(tax);
  const brief = [day, price === '' ? quantity : `${quantity} × ${price}`, withTax && ofTax];
  return (
    <tr>
      <td className={classes.wide}>{day}</td>
      <td>
        {text}
        <div className={classes.brief}>{brief.filter(Boolean).join(', ')}</div>
      </td>
      {withTax && <td className={classes.wide}>{ofTax}</td>}
      <td className={`${classes.wide} ${classes.number}`}>{quantity}</td>
      <td className={`${classes.wide} ${classes.number}`}>{price}</td>
      <td className={classes.number}>{amount === null ? 'No price' : formatDollars(amount)}</td>
    </tr>
  );
}

function rateText({ unit, unitPrice }: LineToBill): string {
  if (unitPrice === null) return '';
  const rate = lineRate({ unit, unitPrice });
  const price = formatPrice(rate.amount);
  return rate.unit === '' ? price : `${price} per ${rate.unit}`;
}

function Totals(props: {
  readonly net: number;
  readonly taxes: readonly TaxAmount[];
  readonly total: number;
  readonly isIncluded: boolean;
}) {
  const { net, taxes, total, isIncluded } = props;
  const rates = taxes.map((rate) => {
    const of = `${taxName(rate)} of ${formatDollars(rate.base)}`;
    return [isIncluded ? `Includes ${of}` : of, rate.tax] as const;
  });
  const netRow = taxes.length === 0 ? [] : [['Net', net] as const];
  const totalRow = [['Total', total] as const];
  const rows = isIncluded ? [...totalRow, ...rates, ...netRow] : [...netRow, ...rates, ...totalRow];
  return (
    <dl className={classes.totals}>
      {rows.map(([name, amount]) => (
        <div key={name} data-total={name === 'Total' || undefined}>
          <dt>{name}</dt>
          <dd>{formatDollars(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A rate as it is called: "VAT 7%". A name that says its percent already stays. */
function taxName({ name, percent }: { readonly name: string; readonly percent: number }): string {
  return name.includes('%') ? name : `${name} ${percent}%`.trim();
}
