import { amountColumn, type RecordColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import { deleteItem, editItem, type RowMenuItem } from '#ui/tables/menu-items.tsx';
import type { TraySize } from '#domain/catalog/catalog.ts';
import { STANDARD_SIZE, sizeInUseText } from '#domain/catalog/tray-size.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { selectSizeRows, type SizeRow } from '#state/selectors/tray-sizes.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { formatNumber } from '#ui/format.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';

const TraySizeDialog = lazyDialog(
  async () => (await import('./tray-size-dialog.tsx')).TraySizeDialog,
);

const HEADS = { owned: 'Owned', growing: 'Growing', out: 'Out', free: 'Free' } as const;

const COLUMNS: readonly RecordColumn<SizeRow>[] = [
  { head: 'Size', isRowHead: true, cell: ({ size }) => size.name, csv: ({ size }) => size.name },
  amountColumn(
    'Slots',
    ({ size }) => size.slotShare,
    (slots) => formatNumber(slots, 'size'),
    UNSORTED,
  ),
  ...(['owned', 'growing', 'out', 'free'] as const).map((figure) =>
    amountColumn<SizeRow>(
      HEADS[figure],
      ({ counts }) => counts?.[figure] ?? null,
      formatNumber,
      UNSORTED,
    ),
  ),
];

export function TraySizesCard() {
  const rows = useFarm(selectSizeRows);
  const varieties = useFarm((farm) => farm.varieties);
  const dialog = useDialogTarget<TraySize | 'new'>();
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const remove = async ({ id, name }: TraySize) => {
    if (await confirm(`Delete tray size “${name}”?`))
      carryOut({ type: 'DELETE_TRAY_SIZE', payload: { id } }, 'Tray size deleted', {
        detail: name,
      });
  };
  const menuOf = ({ size }: SizeRow): readonly RowMenuItem[] => {
    const isFixed = size === STANDARD_SIZE ? 'Every farm has the 1020.' : undefined;
    const inUse = sizeInUseText(varieties, size.id);
    return [
      editItem(() => dialog.open(size), { disabledReason: isFixed }),
      deleteItem(() => void remove(size), 'Delete', {
        disabledReason: isFixed ?? (inUse === '' ? undefined : inUse),
      }),
    ];
  };
  return (
    <>
      <RecordTable
        title="Tray sizes"
        columns={COLUMNS}
        records={rows}
        idOf={({ size }) => size.id}
        nameOf={({ size }) => size.name}
        menuOf={menuOf}
        headActions={<PlainButton onClick={() => dialog.open('new')}>+ Add size</PlainButton>}
      />
      <OpenedFor dialog={dialog}>
        {(shown, one) => <TraySizeDialog {...shown} stored={one === 'new' ? null : one} />}
      </OpenedFor>
    </>
  );
}
