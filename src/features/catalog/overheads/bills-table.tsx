import { useMemo } from 'react';
import { type IsoMonth, monthLabel } from '#domain/calendar/month-grid.ts';
import type { OverheadBill } from '#domain/catalog/catalog.ts';
import { OVERHEAD_CATEGORIES } from '#domain/catalog/overheads/overhead-categories.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatDollars } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { deleteItem, editItem } from '#ui/tables/menu-items.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { BillDialog } from './record-bill-card.tsx';

export function BillsTable(props: {
  readonly month: IsoMonth;
  readonly bills: readonly OverheadBill[];
}) {
  const { month, bills } = props;
  const dialog = useDialogTarget<OverheadBill>();
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const remove = async ({ id, name }: OverheadBill) => {
    if (await confirm(`Delete bill “${name}”?`))
      carryOut({ type: 'DELETE_OVERHEAD_BILL', payload: { id } }, 'Bill deleted', { detail: name });
  };
  const columns = useMemo(() => billColumns(bills), [bills]);
  return (
    <>
      <RecordTable
        title={`Bills of ${monthLabel(month)}`}
        csvName={`overhead-bills-${month}.csv`}
        columns={columns}
        records={bills}
        idOf={({ id }) => id}
        nameOf={({ name }) => `bill ${name}`}
        menuOf={(bill) => [editItem(() => dialog.open(bill)), deleteItem(() => void remove(bill))]}
        empty={{
          title: 'No bills recorded for this period yet.',
          hint: 'Bills show what a month actually cost. Product costs still use the budget.',
        }}
      />
      <OpenedFor dialog={dialog}>
        {(shown, bill) => <BillDialog {...shown} bill={bill} />}
      </OpenedFor>
    </>
  );
}

function billColumns(bills: readonly OverheadBill[]): readonly RecordColumn<OverheadBill>[] {
  return [
    valueColumn('Name', ({ name }) => name, { foot: 'Total' }),
    valueColumn('Category', ({ category }) => OVERHEAD_CATEGORIES[category].label),
    { head: 'Notes', cell: ({ notes }) => notes || '—', csv: ({ notes }) => notes, wideOnly: true },
    amountColumn('Amount', ({ amount }) => amount, formatDollars, {
      total: bills.reduce((sum, { amount }) => sum + amount, 0),
    }),
  ];
}
