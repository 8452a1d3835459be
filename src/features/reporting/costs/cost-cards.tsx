import { priceForMargin } from '#domain/prices/price-for-margin.ts';
import type { ProductionCost } from '#domain/reports/production-costs.ts';
import { ChartLegend } from '#ui/charts/chart-legend.tsx';
import { formatDollars, formatMarginPercent, formatPrice } from '#ui/format.ts';
import { VarietyLink } from '#ui/page/variety-link.tsx';
import classes from './cost-cards.module.css';
import { CostBar, COST_PARTS } from './cost-bar.tsx';
import { UnitCost, type ShownCosts } from './cost-columns.tsx';
import { CostedPackage, packageMargin, priceForHead } from './price-columns.tsx';
import type { PackagePrices } from './use-package-prices.ts';
import { Card } from '#ui/kit/card.tsx';

interface CostCardsProps extends ShownCosts {
  readonly lines: readonly ProductionCost[];
}

/** The costs of all varieties on a narrow screen: one block each, the bars under each other. */
export function CostCards(props: CostCardsProps) {
  return (
    <Card padding={0}>
      <div className={classes.legend}>
        <ChartLegend entries={COST_PARTS} />
      </div>
      <ul aria-label="Production Costs">
        {props.lines.map((line) => (
          <li key={line.variety.id} className={classes.item}>
            <CostBlock line={line} {...props} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CostBlock(props: CostCardsProps & { readonly line: ProductionCost }) {
  const { line, onChoose, most, inOrder, lacksSoil, prices } = props;
  const { variety, cost } = line;
  return (
    <>
      <div className={classes.head}>
        <VarietyLink id={variety.id} c="inherit" className={classes.name}>
          {variety.name}
        </VarietyLink>
        <UnitCost
          line={line}
          lacksSoil={lacksSoil}
          inOrder={inOrder}
          className={classes.unitCost}
        />
      </div>
      <CostedPackage line={line} onChoose={onChoose} />
      <CostBar cost={cost} of={most} />
      <dl className={classes.parts}>
        {COST_PARTS.filter(({ key }) => key !== 'overhead').map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt> <dd>{formatDollars(cost[key])}</dd>
          </div>
        ))}
      </dl>
      {prices !== null && <PriceLine line={line} prices={prices} />}
    </>
  );
}

function PriceLine(props: { readonly line: ProductionCost; readonly prices: PackagePrices }) {
  const { line, prices } = props;
  const earned = packageMargin(line, prices);
  const needed = priceForMargin(line.cost.unitCost, prices.wished);
  return (
    <dl className={classes.parts}>
      <div>
        <dt>Price</dt> <dd>{earned === null ? '—' : formatPrice(earned.price)}</dd>
      </div>
      {earned !== null && (
        <div>
          <dt>Margin</dt>{' '}
          <dd>
            {formatDollars(earned.margin)}, {formatMarginPercent(earned.marginPercent)}
          </dd>
        </div>
      )}
      <div>
        <dt>{priceForHead(prices.wished)}</dt>{' '}
        <dd>{needed === null ? '—' : formatDollars(needed)}</dd>
      </div>
    </dl>
  );
}
