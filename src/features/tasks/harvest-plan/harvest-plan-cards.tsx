import { Badge, Card, Stack, Title } from '@mantine/core';
import { dayLabel } from '#domain/calendar/day-label.ts';
import { formatCount, formatNumber, formatTrays } from '#ui/format.ts';
import type { PlanViewProps } from './harvest-plan-table.tsx';
import classes from './harvest-plan-cards.module.css';
import { LeftoverFigure } from './leftover-figure.tsx';
import { carryText } from './leftover.ts';
import { OrdersButton } from './orders-button.tsx';
import type { PlanDay } from './plan-days.ts';
import { PlanVarietyLink } from './plan-variety-link.tsx';
import { weightIn } from './weight-unit.ts';

/** The plan for a narrow screen: a card per day, its varieties with their weights side by side. */
export function HarvestPlanCards(props: PlanViewProps) {
  return (
    <Stack gap="md">
      {props.days.map((day) => (
        <Card key={day.dateISO} component="section" padding={0}>
          <header className={classes.head}>
            <Title order={2} className={classes.title}>
              {dayLabel(day.dateISO)}
            </Title>
            {day.dateISO === props.today && <Badge>Today</Badge>}
            <span className={classes.total}>
              {weightIn(props.unit, day.totals.demandOz)} {props.unit},{' '}
              {formatTrays(day.totals.trays)}
            </span>
          </header>
          <ul className={classes.list}>
            {day.rows.map((row) => (
              <VarietyItem key={row.varietyId} {...props} row={row} />
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  );
}

function VarietyItem(props: PlanViewProps & { readonly row: PlanDay['rows'][number] }) {
  const { row, unit } = props;
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <PlanVarietyLink row={row} />
        <LeftoverFigure leftoverOz={row.leftoverOz} unit={unit} />
      </div>
      <dl className={classes.weights}>
        <Weight name="Demand">{weightIn(unit, row.demandOz)}</Weight>
        <Weight name="Carry">{carryText(row.carryUsedOz, unit) || '—'}</Weight>
        <Weight name="Net demand">{weightIn(unit, row.netDemandOz)}</Weight>
        <Weight name="Expected">{weightIn(unit, row.expectedOz)}</Weight>
      </dl>
      <div className={classes.line}>
        <span className={classes.details}>
          {formatTrays(row.trays)}, {formatCount(row.packages, 'package')}, {formatNumber(row.bulk)}{' '}
          bulk
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
