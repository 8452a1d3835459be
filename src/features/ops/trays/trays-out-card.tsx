import type { TraysOut } from '#domain/deliveries/trays-out.ts';
import { traySizeOf } from '#domain/catalog/tray-size.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectTraysOut } from '#state/selectors/tray-sizes.ts';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { formatDay, formatNumber } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import type { TraysBackTarget } from './trays-back-dialog.tsx';

const TraysBackDialog = lazyDialog(
  async () => (await import('./trays-back-dialog.tsx')).TraysBackDialog,
);

/** Which customer has trays, of what size and since when. Nothing while none are out. */
export function TraysOutCard() {
  const out = useFarm(selectTraysOut);
  const catalog = useFarm((farm) => farm.catalog);
  const today = useToday();
  const dialog = useDialogTarget<TraysBackTarget>();
  if (out.length === 0) return null;
  const sizeOf = ({ sizeId }: TraysOut) => traySizeOf(catalog, { traySizeId: sizeId }).name;
  const columns: readonly RecordColumn<TraysOut>[] = [
    valueColumn('Customer', ({ customer }) => customer, { isRowHead: true }),
    valueColumn('Size', sizeOf),
    amountColumn('Trays', ({ count }) => count, formatNumber),
    valueColumn('Since', ({ sinceISO }) => sinceISO, {
      cell: ({ sinceISO }) => formatDay(sinceISO),
    }),
  ];
  return (
    <>
      <RecordTable
        title="Trays out"
        csvName={`trays-out-${today}.csv`}
        columns={columns}
        records={out}
        idOf={({ key, sizeId }) => `${key}|${sizeId}`}
        nameOf={({ customer }) => customer}
        menuOf={(one) => [
          { label: 'Back…', onClick: () => dialog.open({ out: one, size: sizeOf(one) }) },
          {
            label: 'Not coming back…',
            onClick: () => dialog.open({ out: one, size: sizeOf(one), lost: true }),
          },
        ]}
      />
      <OpenedFor dialog={dialog}>
        {(shown, target) => <TraysBackDialog {...shown} target={target} />}
      </OpenedFor>
    </>
  );
}
