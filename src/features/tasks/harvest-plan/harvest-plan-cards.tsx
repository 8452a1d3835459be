import { formatCount, formatLongDay, formatNumber, formatTrays } from '#ui/format.ts';
import { AssumedYield } from '#ui/notices/assumed-yield.tsx';
import { HeldBadge } from '#ui/notices/held-badge.tsx';
import { groupBy } from '#domain/records/lists.ts';
import { dayTotal } from './day-totals.ts';
import classes from './harvest-plan-cards.module.css';
import { LeftoverFigure, carriedOnText, carryText } from './leftover.tsx';
import { OrdersButton } from './orders-button.tsx';
import type { HarvestPlanView } from './plan-columns.tsx';
import { PlanVarietyLink } from './plan-variety-link.tsx';
import { movedText, plannedText, shortsText, TraysButton } from './trays-button.tsx';
import { type ShownHarvest, type WeightUnit, weightOrTrays, weightIn } from './weight-unit.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Stack, Title } from '#ui/kit/plain-parts.tsx';

/** The plan for a narrow screen: a card per day, its varieties with their weights side by side. */
export function HarvestPlanCards(
  props: HarvestPlanView & { readonly rows: readonly ShownHarvest[] },
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

function DaySum(props: { readonly rows: readonly ShownHarvest[]; readonly unit: WeightUnit }) {
  const { rows, unit } = props;
  const isWeighed = rows.some((row) => row.unit !== 'tray');
  return (
    <span className={classes.total}>
      {isWeighed && `${weightOrTrays(dayTotal(rows, 'demandOz'), unit)}, `}
      {formatTrays(dayTotal(rows, 'trays'))}
    </span>
  );
}

function VarietyItem(props: HarvestPlanView & { readonly row: ShownHarvest }) {
  const { row } = props;
  const { unit } = row;
  const planned = plannedText(row);
  const carriedOn = carriedOnText(row);
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <span>
          <PlanVarietyLink row={row} /> <HeldBadge isHeld={row.isHeld} />
        </span>
        <LeftoverFigure row={row} />
      </div>
      {movedText(row) !== '' && <div className={classes.details}>{movedText(row)}</div>}
      <dl className={classes.weights}>
        <Weight name="Demand">{weightIn(row.demandOz, unit)}</Weight>
        <Weight name="Carry">{carryText(row.carryUsedOz, unit) || '—'}</Weight>
        <Weight name="Net demand">{weightIn(row.netDemandOz, unit)}</Weight>
        <Weight name="Expected">{weightIn(row.expectedOz, unit)}</Weight>
      </dl>
      {planned !== '' && (
        <div className={classes.details}>
          {weightOrTrays(row.expectedOz, unit)}, {planned}
        </div>
      )}
      {carriedOn !== '' && <div className={classes.details}>Leftover: {carriedOn}</div>}
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
