import { sumByKey } from '#domain/records/lists.ts';
import { formatYieldFigure } from '#ui/format-weights.ts';
import type { YieldEstimate } from '#domain/harvests/yield-estimate.ts';
import { type HarvestLoss, LOSS_REASON_LABELS } from '#domain/planning/task.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatNumber, formatPercent } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { ReportedVariety } from '../reported-variety.tsx';

type Column = RecordColumn<YieldEstimate>;

/** The columns of weighed yields beside planned ones, a variety a row. */
export const YIELD_COLUMNS: readonly Column[] = [
  valueColumn('Variety', ({ variety }) => variety.name, {
    cell: ({ variety: { id, name } }) => <ReportedVariety id={id} name={name} />,
  }),
  numbers('Harvests', 0, ({ harvests }) => harvests.length),
  numbers('Planned', 2, ({ plannedOz }) => plannedOz, 'Planned oz per tray', formatYieldFigure),
  numbers(
    'Weighed',
    2,
    ({ statistics }) => statistics?.meanOz ?? null,
    'Weighed oz per tray',
    formatYieldFigure,
  ),
  numbers('Difference', 1, differencePercent, 'Difference %', (percent) =>
    formatPercent(percent, 1),
  ),
  numbers(
    'Spread',
    2,
    ({ statistics }) => statistics?.spreadOz ?? null,
    'Spread oz',
    formatYieldFigure,
  ),
  {
    ...numbers('Lost trays', 0, ({ statistics }) => statistics?.lostTrays ?? null),
    cell: ({ statistics, losses }) =>
      [statistics?.lostTrays ?? 0, mainReason(losses)].filter((part) => part !== '').join(', '),
  },
  { head: 'Main reason', csv: ({ losses }) => mainReason(losses) },
  numbers('Short harvests', 0, ({ shortHarvests }) => shortHarvests),
];

/** How far the weighed yield is off the planned one, in per cent of it. */
function differencePercent({ plannedOz, statistics }: YieldEstimate): number | null {
  return statistics === null ? null : roundTo((statistics.meanOz / plannedOz - 1) * 100, 1);
}

/** The reason of most lost trays; '' when none has a reason. */
function mainReason(losses: readonly HarvestLoss[]): string {
  const trays = sumByKey(
    losses.map(({ reason, qty }) => [reason && LOSS_REASON_LABELS[reason], qty]),
  );
  trays.delete(undefined);
  const [first] = [...trays].toSorted(([, one], [, other]) => other - one);
  return first?.[0]?.toLowerCase() ?? '';
}

function numbers(
  head: string,
  decimals: number,
  valueOf: (learning: YieldEstimate) => number | null,
  csvHead = head,
  write = (value: number) => formatNumber(value, decimals),
): Column {
  return amountColumn(head, valueOf, write, { csvHead, decimals: Math.max(decimals, 2) });
}
