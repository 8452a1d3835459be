import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { packLabelLines } from '#domain/trace/labels/label-text.ts';
import { packLabels, type PackLabelRow } from '#domain/trace/labels/pack-labels.ts';
import { useFarmsOffer } from '#state/react/sharing/use-shared-farms.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectPlannedTasks } from '#state/selectors/trace.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { codedLabels } from '#ui/labels/coded-labels.ts';
import { LabelsDialog } from '#ui/labels/labels-dialog.tsx';
import type { LabelScope } from './label-scope.ts';
import { useMarkDeliveries } from '../use-mark-deliveries.ts';

export function PackLabelsDialog(props: ShownDialog & { readonly scope: LabelScope }) {
  const { scope, ...dialog } = props;
  const { day, orders, sumKey } = scope;
  const today = useToday();
  const offer = useFarmsOffer();
  const farm = useFarm((whole) => whole);
  const mark = useMarkDeliveries();
  const wanted = new Set(
    orders.flatMap((packed) =>
      packed.lines
        .filter((line) => sumKey === undefined || line.sumKey === sumKey)
        .map(({ item }) => placeOf(packed.order.id, packed.dateISO, item.id)),
    ),
  );
  const rows = packLabels(farm, selectPlannedTasks(farm, today), day, today).filter((row) =>
    wanted.has(placeOf(row.orderId, row.dateISO, row.itemId)),
  );
  const { brand } = farm.settings;
  const each = rows.flatMap((row) => {
    const label = { lines: packLabelLines(row, brand), lot: row.lot };
    return Array.from({ length: row.count }, () => label);
  });
  return (
    <LabelsDialog
      {...dialog}
      {...codedLabels(each, offer?.origin ?? null)}
      title="Labels"
      subject={scope.name}
      file={{ name: `labels-${day}.csv`, rows: () => labelRows(rows) }}
      // A product is in many orders, none of which is packed by it.
      {...(sumKey === undefined && { onPacked: () => mark.labeled(orders) })}
    />
  );
}

const HEADS = ['Count', 'Product', 'Parts', 'Net', 'Lot', 'Cut', 'Best by'];

function labelRows(rows: readonly PackLabelRow[]): readonly (readonly CsvCell[])[] {
  const cells = rows.map(({ count, product, parts, net, lot, cutISO, bestByISO }) => {
    return [count, product, parts, net, lot, cutISO, bestByISO];
  });
  return [HEADS, ...cells];
}

function placeOf(orderId: string, dateISO: IsoDate, itemId: string): string {
  return `${orderId}|${dateISO}|${itemId}`;
}
