import { useState } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import { sumOfMoney } from '#domain/invoices/invoice-amounts.ts';
import {
  invoiceDayProblem,
  isIssuable,
  nextOn,
  NOTHING_TO_BILL,
} from '#domain/invoices/issue-invoice.ts';
import { useCarryOut, useFarm, useToday } from '#state/react/use-farm.ts';
import { selectRowsToBill } from '#state/selectors/sales/invoices.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { formatCount, formatDollars } from '#ui/format.ts';
import classes from './invoices.module.css';
import { NotInStep } from './not-in-step.tsx';

export function IssueAllDialog(props: ShownDialog) {
  const today = useToday();
  const farm = useFarm((whole) => whole);
  const [dateISO, setDate] = useState<IsoDate | null>(today);
  const carryOut = useCarryOut();
  const rows = selectRowsToBill(farm, today).filter(isIssuable);
  const first = shownNumber(nextOn(farm, dateISO ?? today));
  const dayProblem = invoiceDayProblem(farm, dateISO, today);
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
        carryOut({ type: 'ISSUE_READY', payload: { dateISO: dateISO ?? today } }, `${text} issued`)
      }
    >
      <div className={classes.fields}>
        <NotInStep number={first} />
        <DateField label="Date" value={dateISO} max={today} error={dayProblem} onChange={setDate} />
      </div>
    </SaveDialog>
  );
}
