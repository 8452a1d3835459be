import type { IsoSpan } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { billToText, sellerText } from '#domain/invoices/issue-invoice.ts';
import { statementText, type Statement } from '#domain/invoices/statement.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useFarmLogo } from '#state/react/use-paper-head.ts';
import { selectCustomersByKey } from '#state/selectors/sales/customers.ts';
import { formatDate, formatDollars } from '#ui/format.ts';
import { LetterSheet, LetterTotals } from '#ui/page/letter-sheet.tsx';

export interface StatementProps {
  /** With the days it covers. */
  readonly statement: Statement & IsoSpan;
}

/** Without an own name on invoices, the farm’s. */
function selectSeller({ settings: { invoicing, brand } }: FarmDocument): string {
  return (invoicing && sellerText(invoicing)) || brand.farmName.trim();
}

/** A statement as it is handed out: who asks whom, and all of it. */
export function StatementSheet({ statement }: StatementProps) {
  const logo = useFarmLogo();
  const seller = useFarm(selectSeller);
  const customer = useFarm(selectCustomersByKey).get(customerKey(statement.customer));
  return (
    <LetterSheet
      logo={logo}
      sender={seller}
      title="Statement"
      facts={[
        ['From', formatDate(statement.from)],
        ['To', formatDate(statement.to)],
      ]}
      recipientLabel="Customer"
      recipient={billToText(statement.customer, customer)}
    >
      <StatementTable statement={statement} />
    </LetterSheet>
  );
}

export function StatementTable({ statement }: StatementProps) {
  const { from, before, rows, after, ageing } = statement;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Date</th>
            <th>Description</th>
            <th data-number>Amount</th>
            <th data-number>Balance</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{formatDate(from)}</td>
            <td>Balance before</td>
            <td />
            <td data-number>{formatDollars(before)}</td>
          </tr>
          {rows.map((row, at) => (
            // Payments have no number, and none moves.
            <tr key={at}>
              <td>{formatDate(row.dateISO)}</td>
              <td>{statementText(row)}</td>
              <td data-number>{formatDollars(row.amount)}</td>
              <td data-number>{formatDollars(row.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LetterTotals
        rows={[
          { name: 'Not due', amount: ageing.notDue },
          { name: '1–30 days past due', amount: ageing.days30 },
          { name: '31–60 days past due', amount: ageing.days60 },
          { name: 'Over 60 days past due', amount: ageing.over },
          { name: 'Balance', amount: after, isTotal: true },
        ]}
      />
    </>
  );
}
