import type { PackList } from '#domain/deliveries/pack-list.ts';
import { packLabelLines } from '#domain/trace/labels/label-text.ts';
import { packLabels, type PackLabel } from '#domain/trace/labels/pack-labels.ts';
import { useFarmsOffer } from '#state/react/sharing/use-shared-farms.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectPackList } from '#state/selectors/sales/pack-list.ts';
import { selectPlannedTasks } from '#state/selectors/trace.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { LabelsDialog } from '#ui/labels/labels-dialog.tsx';
import { useMarkDeliveries } from '../use-mark-deliveries.ts';

export interface LabelScope {
  readonly day: PackList['dayISO'];
  /** The day, the customer or the product. */
  readonly name: string;
  /** All of these, or of these only one product. */
  readonly orders: PackList['orders'];
  readonly sumKey?: string;
}

export function PackLabelsDialog(props: ShownDialog & { readonly scope: LabelScope }) {
  const { scope, ...dialog } = props;
  const { day, orders, sumKey } = scope;
  const today = useToday();
  const offer = useFarmsOffer();
  const farm = useFarm((whole) => whole);
  const mark = useMarkDeliveries();
  const wanted = new Set(orders.map(({ id }) => id));
  const packed = selectPackList(farm, today, day)
    .orders.filter(({ id }) => wanted.has(id))
    .map(({ lines, ...order }) => ({
      ...order,
      lines: lines.filter((line) => sumKey === undefined || line.sumKey === sumKey),
    }));
  const tasks = selectPlannedTasks(farm, today);
  const rows = packLabels(farm, tasks, { dayISO: day, orders: packed }, today);
  const { brand } = farm.settings;
  const each = rows.flatMap((row) => {
    const label = { lines: packLabelLines(row, brand), lot: row.lot };
    return Array.from({ length: row.count }, () => label);
  });
  return (
    <LabelsDialog
      {...dialog}
      labels={each}
      origin={offer?.origin ?? null}
      title="Labels"
      subject={scope.name}
      file={{ name: `labels-${day}.csv`, rows: () => labelRows(rows) }}
      // A product is in many orders, none of which is packed by it.
      {...(sumKey === undefined && { onPacked: () => mark.labeled(orders) })}
    />
  );
}

const HEADS = ['Count', 'Product', 'Parts', 'Net', 'Lot', 'Cut', 'Best by'];

function labelRows(rows: readonly PackLabel[]): readonly (readonly CsvCell[])[] {
  const cells = rows.map(({ count, product, parts, net, lot, cutISO, bestByISO }) => {
    return [count, product, parts, net, lot, cutISO, bestByISO];
  });
  return [HEADS, ...cells];
}
