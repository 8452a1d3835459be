import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { firstDayOf, monthOf } from '#domain/calendar/month-grid.ts';
import { statementOf, statementText } from '#domain/invoices/statement.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { DayRangeBar } from '#ui/day-range/day-range-bar.tsx';
import { EARLIEST_DAY, type DayRange } from '#ui/day-range/day-range.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { Group, PlainButton } from '#ui/kit/plain-parts.tsx';
import { LetterPart } from '#ui/page/letter-sheet.tsx';
import { PrintedPaper } from '#ui/page/printed-paper.tsx';
import { usePrintedSheet } from '#ui/page/use-printed-sheet.ts';
import { StatementSheet, StatementTable, type StatementProps } from './statement-sheet.tsx';

const QUICK_RANGES = [
  { label: '90d', days: 90 },
  { label: '365d', days: 365 },
] as const;

/** What a customer was billed and paid over some days: this month up to today at first. */
export function StatementDialog(props: ShownDialog & { readonly customer: string }) {
  const { customer, ...shown } = props;
  const today = useToday();
  const farm = useFarm((whole) => whole);
  const [range, setRange] = useState<DayRange>({ from: firstDayOf(monthOf(today)), to: today });
  const [isPrinted, print] = usePrintedSheet<true>();
  const days = { from: range.from ?? EARLIEST_DAY, to: range.to ?? today };
  const statement = { ...days, ...statementOf(farm, { customer, ...days }) };
  const title = `Statement ${customer} ${days.from} to ${days.to}`;
  return (
    <Dialog
      {...shown}
      size="lg"
      title="Statement"
      subtitle={customer}
      footer={
        <>
          <CsvButton fileName={`${title}.csv`} rows={() => statementRows(statement)} />
          <PlainButton icon={IconPrinter} onClick={() => print(true, title)}>
            Print
          </PlainButton>
        </>
      }
      closeLabel="Done"
    >
      <Group gap="md" mb="lg">
        <DayRangeBar today={today} range={range} onChange={setRange} quick={QUICK_RANGES} />
      </Group>
      <LetterPart>
        <StatementTable statement={statement} />
      </LetterPart>
      {isPrinted && (
        <PrintedPaper name={title}>
          <StatementSheet statement={statement} />
        </PrintedPaper>
      )}
    </Dialog>
  );
}

function statementRows({ from, before, rows }: StatementProps['statement']) {
  return [
    ['Date', 'Description', 'Amount', 'Balance'],
    [from, 'Balance before', null, before],
    ...rows.map((row) => [row.dateISO, statementText(row), row.amount, row.balance]),
  ];
}
