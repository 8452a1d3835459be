import { formatCount, formatLongDay, formatNumber, formatTrays } from '#ui/format.ts';
import { AssumedYield } from '#ui/notices/assumed-yield.tsx';
import { HeldBadge } from '#ui/notices/held-badge.tsx';
import type { ListedHarvest } from '#domain/reports/listed-harvests.ts';
import { groupBy } from '#domain/records/lists.ts';
import { dayTotals } from './day-totals.ts';
import classes from './harvest-plan-cards.module.css';
import { LeftoverFigure, carriedOnText, carryText } from './leftover.tsx';
import { OrdersButton } from './orders-button.tsx';
import type { HarvestPlanView } from './plan-columns.tsx';
import { PlanVarietyLink } from './plan-variety-link.tsx';
import { movedText, plannedText, shortsText, TraysButton } from './trays-button.tsx';
import { type WeightUnit, weightOrTrays, weightIn } from './weight-unit.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Stack, Title } from '#ui/kit/plain-parts.tsx';

/** The plan for a narrow screen: a card per day, its varieties with their weights side by side. */
export function HarvestPlanCards(
  props: HarvestPlanView & { readonly rows: readonly ListedHarvest[] },
) {
  const { rows, today, unit } = props;
  const days = [...groupBy(rows, ({ cutISO }) => cutISO)];
  return (
    <Stack gap="md">
      {days.map(([cutISO, ofDay]) => (
        <Card key={cutISO} component="section" padding={0}>
          <header className={classes.head}>
            <Title order={2} className={classes.title}>
              {formatLongDay(cutISO)}
            </Title>
            {cutISO === today && <Badge>Today</Badge>}
            <DaySum rows={ofDay} unit={unit} />
          </header>
          <ul>
            {ofDay.map((row) => (
              <VarietyItem key={`${row.dateISO}|${row.varietyId}`} {...props} row={row} />
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  );
}

function DaySum(props: { readonly rows: readonly ListedHarvest[]; readonly unit: WeightUnit }) {
  const { demandOz, trays } = dayTotals(props.rows);
  const isWeighed = props.rows.some(({ unit }) => unit !== 'tray');
  return (
    <span className={classes.total}>
      {isWeighed && `${weightOrTrays(props.unit, demandOz)}, `}
      {formatTrays(trays)}
    </span>
  );
}

function VarietyItem(props: HarvestPlanView & { readonly row: ListedHarvest }) {
  const { row } = props;
  const unit = row.unit ?? props.unit;
  const planned = plannedText(row, unit);
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <span>
          <PlanVarietyLink row={row} /> <HeldBadge isHeld={row.isHeld} />
        </span>
        <LeftoverFigure leftoverOz={row.leftoverOz} unit={unit} />
      </div>
      {movedText(row) !== '' && <div className={classes.details}>{movedText(row)}</div>}
      <dl className={classes.weights}>
        <Weight name="Demand">{weightIn(unit, row.demandOz)}</Weight>
        <Weight name="Carry">{carryText(row.carryUsedOz, unit) || '—'}</Weight>
        <Weight name="Net demand">{weightIn(unit, row.netDemandOz)}</Weight>
        <Weight name="Expected">{weightIn(unit, row.expectedOz)}</Weight>
      </dl>
      {planned !== '' && (
        <div className={classes.details}>
          {weightOrTrays(unit, row.expectedOz)}, {planned}
        </div>
      )}
      {carriedOnText(row, unit) !== '' && (
        <div className={classes.details}>Leftover: {carriedOnText(row, unit)}</div>
      )}
      {row.yieldAssumed && (
        <div>
          <AssumedYield varietyId={row.varietyId} name={row.varietyName} />
        </div>
      )}
      {row.shorts.length > 0 && (
        <div className={classes.shorts}>Short: {shortsText(row.shorts, unit)}</div>
      )}
      <div className={classes.line}>
        <span className={classes.details}>
          <TraysButton row={row} format={formatTrays} onExplain={props.onExplain} />,{' '}
          {formatCount(row.packages, 'package')}, {formatNumber(row.bulk)} bulk
        </span>
        <OrdersButton row={row} onView={props.onView} />
      </div>
    </li>
  );
}

function Weight(props: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}
