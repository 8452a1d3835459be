import { useCallbackRef } from '@mantine/hooks';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type {
  ProductionCost,
  ProductionCosts,
  RememberedPackages,
} from '#domain/reports/production-costs.ts';
import { selectProductionCosts } from '#state/selectors/sales/production-costs.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { formatDollars } from '#ui/format.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import { CostCards } from './cost-cards.tsx';
import { costColumns } from './cost-columns.tsx';
import classes from './costs.module.css';
import { OrderLikeField } from './order-like-field.tsx';
import { OverheadCard } from './overhead-card.tsx';
import { useOrderLike } from './use-order-like.ts';
import { ShelfCard } from './shelf-card.tsx';
import { MAX_TARGET_MARGIN, usePackagePrices, type PackagePrices } from './use-package-prices.ts';
import { Button, QuietText } from '#ui/kit/plain-parts.tsx';
import type { RememberedPackage } from '#domain/costing/package-choices.ts';
import { storedJson, useRemembered } from '#ui/page/use-remembered.ts';
import { NumberField } from '#ui/fields/number-field.tsx';

export function CostsPage() {
  const { remembered, remember } = usePackageSizes();
  const costs = useFarm((farm) => selectProductionCosts(farm, remembered));
  const scenario = useFarm((farm) => farm.catalog.overheadScenario);
  const isNarrow = useIsNarrow();
  // What the empty table says in its title needs no second line above it.
  const warnings = costs.warnings.filter(({ mend }) => mend.to !== 'varieties');
  const { lines } = costs;
  const most = Math.max(0, ...lines.map(({ cost }) => cost.unitCost));
  const lacksSoil = costs.soilPerTray === 0;
  const like = useOrderLike(lines);
  const prices = usePackagePrices(lines);
  const { inOrder } = like;
  const shown = useMemo(
    () => ({ onChoose: remember, most, inOrder, lacksSoil, prices }),
    [remember, most, inOrder, lacksSoil, prices],
  );
  const columns = useMemo(() => costColumns(shown), [shown]);
  return (
    <>
      <CostsHeader costs={costs} columns={columns} />
      {like.offered.length > 0 && <OrderLikeField like={like} />}
      {prices !== null && lines.length > 0 && <TargetMarginField prices={prices} />}
      {warnings.length > 0 && (
        <div className={classes.warnings}>
          <CostNotes notes={warnings} />
        </div>
      )}
      {isNarrow && lines.length > 0 ? (
        <CostCards lines={lines} {...shown} />
      ) : (
        <RecordTable
          label="Production Costs"
          {...(prices !== null && { className: classes.priced, horizontalSpacing: 'sm' })}
          columns={columns}
          records={lines}
          idOf={({ variety }) => variety.id}
          empty={NO_VARIETIES}
        />
      )}
      {prices !== null && <ShelfCard />}
      <OverheadCard costs={costs} scenario={scenario} />
    </>
  );
}

const NO_VARIETIES = {
  title: 'No varieties provided...',
  hint: 'A package’s cost comes from its variety: seed, soil, overhead and packaging.',
  action: (
    <Button component={Link} to={routePaths.varieties}>
      Add a variety
    </Button>
  ),
};

function CostsHeader(props: {
  readonly costs: ProductionCosts;
  readonly columns: readonly RecordColumn<ProductionCost>[];
}) {
  const { lines, overheadPerTray, soilPerTray } = props.costs;
  return (
    <PageHeader
      title="Production Costs"
      actions={
        lines.length > 0 && (
          <>
            <QuietText className={classes.perTray}>
              Overhead {formatDollars(overheadPerTray)} per tray, soil {formatDollars(soilPerTray)}{' '}
              per tray
            </QuietText>
            <CsvButton fileName="production-costs.csv" rows={() => csvRows(props.columns, lines)} />
          </>
        )
      }
    />
  );
}

function usePackageSizes() {
  const [remembered, setRemembered] = useRemembered('mgm.packageSizes', readPackageSizes);
  const remember = useCallbackRef((varietyId: string, choice: RememberedPackage) =>
    setRemembered({ ...remembered, [varietyId]: choice }),
  );
  return { remembered, remember };
}

/** Says what the prices are, and asks for the margin that they are to earn. */
function TargetMarginField({ prices }: { readonly prices: PackagePrices }) {
  return (
    <div className={classes.like}>
      <p>
        Prices are today’s general prices. Target prices are rounded up to {formatDollars(0.05)}.
      </p>
      <NumberField
        label="Target margin"
        className={classes.wished}
        suffix="%"
        max={MAX_TARGET_MARGIN}
        placeholder={`${prices.wished}%`}
        value={prices.typed}
        onChange={prices.wish}
      />
    </div>
  );
}

/** What the device remembers of chosen packages; whatever is neither a size nor an id is forgotten. */
export function readPackageSizes(stored: string | null): RememberedPackages {
  const value = storedJson(stored);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, RememberedPackage] =>
      isRemembered(entry[1]),
    ),
  );
}

function isRemembered(choice: unknown): choice is RememberedPackage {
  return typeof choice === 'string' || (typeof choice === 'number' && choice > 0);
}
