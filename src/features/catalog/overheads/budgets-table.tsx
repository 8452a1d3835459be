import type { Overhead } from '#domain/catalog/catalog.ts';
import { OVERHEAD_CATEGORIES } from '#domain/catalog/overheads/overhead-categories.ts';
import { useCarryOut, useToday } from '#state/react/use-farm.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { deleteItem, editItem } from '#ui/tables/menu-items.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { BudgetDialog } from './budget-dialog.tsx';
import { rateLabel, modeLabel, shownRate } from './rate-label.ts';
import { Button } from '#ui/kit/plain-parts.tsx';

const columns: readonly RecordColumn<Overhead>[] = [
  valueColumn('Name', ({ name }) => name),
  valueColumn('Category', ({ category }) => OVERHEAD_CATEGORIES[category].label),
  valueColumn('Mode', ({ mode }) => modeLabel(mode), { wideOnly: true }),
  { head: 'Notes', cell: ({ notes }) => notes || '—', csv: ({ notes }) => notes, wideOnly: true },
  valueColumn('Cost', ({ cost, mode }) => shownRate(cost, mode), {
    numeric: true,
    cell: rateLabel,
  }),
];

export function BudgetsTable({ overheads }: { readonly overheads: readonly Overhead[] }) {
  const today = useToday();
  const dialog = useDialogTarget<Overhead | 'new'>();
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const remove = async ({ id, name }: Overhead) => {
    if (await confirm(`Remove budget “${name}”?`))
      carryOut({ type: 'DELETE_OVERHEAD', payload: { id } }, 'Budget removed', { detail: name });
  };
  const add = <Button onClick={() => dialog.open('new')}>+ Add budget</Button>;
  return (
    <>
      <RecordTable
        title="Recurring budgets"
        csvName={`recurring-budgets-${today}.csv`}
        columns={columns}
        records={overheads}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(overheads.length > 0 && { headActions: add })}
        menuOf={(overhead) => [
          editItem(() => dialog.open(overhead)),
          deleteItem(() => void remove(overhead), 'Remove'),
        ]}
        empty={{
          title: 'No budgets yet.',
          hint: 'Add rent, power, water and labor. Their cost is spread across trays and packages.',
          action: add,
        }}
      />
      <OpenedFor dialog={dialog}>
        {(shown, one) => <BudgetDialog {...shown} stored={one === 'new' ? null : one} />}
      </OpenedFor>
    </>
  );
}
