import { useState } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import { sumOfMoney } from '#domain/invoices/invoice-amounts.ts';
import {
  invoiceDayProblem,
  isIssuable,
  nextNumber,
  NOTHING_TO_BILL,
  seriesOn,
} from '#domain/invoices/issue-invoice.ts';
import { DEFAULT_INVOICING } from '#domain/settings/invoicing-settings.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectRowsToBill } from '#state/selectors/sales/invoices.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { formatCount, formatDollars } from '#ui/format.ts';
import classes from './invoices.module.css';
import { NotInStep } from './not-in-step.tsx';
import { useInvoiceWork } from './use-invoice-work.ts';

export function IssueAllDialog(props: { readonly opened: boolean; readonly onClose: () => void }) {
  const today = useToday();
  const farm = useFarm((whole) => whole);
  const [dateISO, setDate] = useState<IsoDate | null>(today);
  const { work } = useInvoiceWork();
  const rows = selectRowsToBill(farm, today).filter(isIssuable);
  const { invoices = [], settings } = farm;
  const invoicing = settings.invoicing ?? DEFAULT_INVOICING;
  const series = seriesOn(invoicing, dateISO ?? today);
  const first = shownNumber({ series, number: nextNumber(invoices, invoicing, series) });
  const dayProblem = invoiceDayProblem(invoices, series, { dateISO, today });
  const text = formatCount(rows.length, 'invoice');
  return (
    <SaveDialog
      {...props}
      title="Issue all"
      subtitle={`${text}, from ${first} on`}
      size="sm"
      problem={dayProblem ?? (rows.length === 0 ? NOTHING_TO_BILL : null)}
      saveLabel={`Issue ${text}`}
      footerNote={formatDollars(sumOfMoney(rows.map(({ total }) => total)))}
      save={() =>
        work({ type: 'ISSUE_READY', payload: { dateISO: dateISO ?? today } }, `${text} issued`)
      }
    >
      <div className={classes.fields}>
        <NotInStep number={first} />
        <DateField label="Date" value={dateISO} max={today} error={dayProblem} onChange={setDate} />
      </div>
    </SaveDialog>
  );
}
