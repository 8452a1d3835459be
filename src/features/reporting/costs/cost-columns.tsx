import { sizeInFile } from '#ui/csv/csv.ts';
import { joinedNotes } from '#domain/costing/cost-note.ts';
import { packageLabel, type RememberedPackage } from '#domain/costing/package-choices.ts';
import type { ProductionCost } from '#domain/reports/production-costs.ts';
import { ChartLegend } from '#ui/charts/chart-legend.tsx';
import { formatDollars, formatSentence, pageTeller } from '#ui/format.ts';
import {
  amountColumn,
  type RecordColumn,
  UNSORTED,
  valueColumn,
} from '#ui/tables/record-column.tsx';
import { VarietyLink } from '#ui/page/variety-link.tsx';
import { IncompleteCost, NOT_WHOLE } from '../incomplete-mark.tsx';
import { CostBar, COST_PARTS } from './cost-bar.tsx';
import classes from './costs.module.css';
import { CostedPackage, priceColumns } from './price-columns.tsx';
import type { PackagePrices } from './use-package-prices.ts';

/** What the costs of varieties are shown with, as a table or as cards. */
export interface ShownCosts {
  readonly onChoose: (varietyId: string, choice: RememberedPackage) => void;
  /** The dearest package: the whole width of the bars. */
  readonly most: number;
  /** What each costs in the order that was chosen; null while none is. */
  readonly inOrder: ReadonlyMap<string, number | null> | null;
  /** Whether nobody knows what the soil of a tray costs: then no cost is whole. */
  readonly lacksSoil: boolean;
  /** Null while the farm has no price at all. */
  readonly prices: PackagePrices | null;
}

/** The columns of the costs of all varieties; a file has every part, with 6 decimals. */
export function costColumns(props: ShownCosts): readonly RecordColumn<ProductionCost>[] {
  const { inOrder } = props;
  return [
    valueColumn('Variety', ({ variety }) => variety.name, {
      cell: ({ variety }) => (
        <VarietyLink id={variety.id} c="inherit" fw={500} className={classes.variety}>
          {variety.name}
        </VarietyLink>
      ),
    }),
    {
      head: 'Package',
      cell: (line) => (
        <div className={classes.packageCell}>
          <CostedPackage line={line} onChoose={props.onChoose} />
        </div>
      ),
      csv: ({ choice, variety }) =>
        packageLabel(choice, variety, { ...pageTeller(), weight: (_, size) => sizeInFile(size) }),
    },
    dollars('Seed', ({ cost }) => cost.seed),
    dollars('Soil', ({ cost }) => cost.soil),
    { head: 'Overhead', csv: ({ cost }) => cost.overhead },
    dollars('Packaging', ({ cost }) => cost.packaging),
    valueColumn('Unit cost', ({ cost }) => cost.unitCost, {
      numeric: true,
      cell: (line) => <UnitCost line={line} {...props} />,
    }),
    { head: 'Warning', csv: ({ cost }) => formatSentence(joinedNotes(cost.notes)) },
    // Of the file alone: in the table it stands below the unit cost.
    ...(inOrder === null
      ? []
      : [
          {
            head: 'In the order',
            csv: ({ variety }: ProductionCost) => inOrder.get(variety.id) ?? null,
          },
        ]),
    ...priceColumns(props.prices),
    {
      head: 'Make-up',
      headContent: <ChartLegend entries={COST_PARTS} />,
      cell: ({ cost }) => <CostBar cost={cost} of={props.most} />,
    },
  ];
}

/** With the overhead in it, and with what it is in the order that was chosen; a dash where that does not sell it. */
export function UnitCost(
  props: Pick<ShownCosts, 'lacksSoil' | 'inOrder'> & {
    readonly line: ProductionCost;
    readonly className?: string | undefined;
  },
) {
  const { line, lacksSoil, inOrder, className = classes.unitCost } = props;
  const { cost, variety } = line;
  const ordered = inOrder?.get(variety.id) ?? null;
  return (
    <div className={className}>
      <IncompleteCost text={(cost.notes.length > 0 || lacksSoil) && NOT_WHOLE}>
        <strong>{formatDollars(cost.unitCost)}</strong>
      </IncompleteCost>
      <span className={classes.overhead}>incl. overhead {formatDollars(cost.overhead)}</span>
      {inOrder !== null && (
        <span className={classes.overhead}>
          in the order {ordered === null ? '—' : formatDollars(ordered)}
        </span>
      )}
    </div>
  );
}

function dollars(
  head: string,
  amount: (line: ProductionCost) => number,
): RecordColumn<ProductionCost> {
  return amountColumn(head, amount, formatDollars, UNSORTED);
}
