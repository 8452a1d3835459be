import { useMemo } from 'react';
import { type HarvestPlanRow, orderContributions } from '#domain/reports/harvest-plan.ts';
import type { ListedHarvest } from '#domain/reports/listed-harvests.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatCount, formatLongDay } from '#ui/format.ts';
import { Contributions } from './contributions.tsx';
import { type RowUnit, weightOrTrays } from './weight-unit.ts';
import { Text } from '#ui/kit/plain-parts.tsx';

export function ContributionsDialog(
  props: ShownDialog & {
    readonly row: ListedHarvest;
    readonly unit: RowUnit;
  },
) {
  const { row, unit, ...shown } = props;
  return (
    <Dialog
      {...shown}
      size="lg"
      title={`${row.varietyName} — ${formatLongDay(row.cutISO)}`}
      subtitle="Orders for this harvest"
      footerNote={`${weightOrTrays(unit, row.demandOz)} in ${formatCount(row.orderCount, 'order')}`}
      closeLabel="Done"
    >
      <OrdersOf row={row} unit={unit} />
    </Dialog>
  );
}

function OrdersOf(props: { readonly row: HarvestPlanRow; readonly unit: RowUnit }) {
  const { dateISO, varietyId } = props.row;
  const farm = useFarm((whole) => whole);
  const contributions = useMemo(
    () => orderContributions(farm, dateISO, varietyId),
    [farm, dateISO, varietyId],
  );
  return contributions.length === 0 ? (
    <Text c="dimmed">No order needs this harvest anymore.</Text>
  ) : (
    <Contributions contributions={contributions} unit={props.unit} />
  );
}
