import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PackedOrder } from '#domain/deliveries/pack-list.ts';
import { labelLink } from '#domain/trace/labels/label-link.ts';
import { packLabelLines } from '#domain/trace/labels/label-text.ts';
import { packLabels } from '#domain/trace/labels/pack-labels.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectPlannedTasks } from '#state/selectors/trace.ts';
import { LabelsDialog } from '#ui/labels/labels-dialog.tsx';
import { useMarkDeliveries } from './use-mark-deliveries.ts';

/** Prints the labels of all packages of a day. */
export function LabelsOfDay(props: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly day: IsoDate;
  readonly orders: readonly PackedOrder[];
}) {
  const { day, orders, ...dialog } = props;
  const today = useToday();
  const farm = useFarm((whole) => whole);
  const mark = useMarkDeliveries();
  const rows = packLabels(farm, selectPlannedTasks(farm, today), day, today);
  const labels = rows.flatMap((row) => {
    const { link } = labelLink(window.location.origin, row.lot);
    const label = { lines: packLabelLines(row, farm.settings.brand), link };
    return Array.from({ length: row.count }, () => label);
  });
  const [first] = rows.map(({ lot }) => labelLink(window.location.origin, lot));
  const noCode = first !== undefined && 'reason' in first ? first.reason : '';
  return (
    <LabelsDialog
      {...dialog}
      title="Labels"
      labels={labels}
      noCode={noCode}
      onPacked={() => mark.labeled(orders)}
    />
  );
}
