import { Anchor, Badge, Card, Stack, Title } from '@mantine/core';
import { dayLabel } from '#domain/calendar/day-label.ts';
import { formatCount, formatNumber, formatTrays } from '#ui/format.ts';
import type { PlanViewProps } from './harvest-plan-table.tsx';
import classes from './harvest-plan.module.css';
import { LeftoverFigure } from './leftover-figure.tsx';
import { carryText } from './leftover.ts';
import type { PlanLine } from './plan-days.ts';
import { PlanVarietyLink } from './plan-variety-link.tsx';
import { weightIn } from './weight-unit.ts';

/** The plan for a narrow screen: a card per day, a few lines per variety. */
export function HarvestPlanCards(props: PlanViewProps) {
  return (
    <Stack gap="md">
      {daysOf(props.lines).map(({ head, varieties }) => (
        <Card key={head.dateISO} component="section" padding={0}>
          <header className={classes.cardHead}>
            <Title order={2} className={classes.cardTitle}>
              {dayLabel(head.dateISO)}
            </Title>
            {head.dateISO === props.today && <Badge>Today</Badge>}
            <span className={classes.cardTotal}>
              {weightIn(props.unit, head.totals.demandOz)} {props.unit},{' '}
              {formatTrays(head.totals.trays)}
            </span>
          </header>
          <ul className={classes.list}>
            {varieties.map((line) => (
              <VarietyItem key={line.row.varietyId} {...props} row={line.row} />
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  );
}

function VarietyItem(props: PlanViewProps & { readonly row: VarietyLine['row'] }) {
  const { row, unit } = props;
  const carry = carryText(row.carryUsedOz, unit);
  return (
    <li className={classes.item}>
      <div>
        <PlanVarietyLink row={row} />
        <div className={classes.details}>
          {weightIn(unit, row.demandOz)} {unit} demand
          {carry !== '' && `, ${carry} carried in, ${weightIn(unit, row.netDemandOz)} net`}
        </div>
        <div className={classes.details}>
          {formatTrays(row.trays)}, {weightIn(unit, row.expectedOz)} {unit} expected,{' '}
          {formatCount(row.packages, 'package')}, {formatNumber(row.bulk)} bulk
        </div>
      </div>
      <div className={classes.itemEnd}>
        <LeftoverFigure leftoverOz={row.leftoverOz} unit={unit} />
        <Anchor
          component="button"
          type="button"
          className={classes.view}
          aria-label={`View ${row.orderCount} orders of ${row.varietyName}, ${dayLabel(row.dateISO)}`}
          onClick={() => props.onView(row)}
        >
          View {row.orderCount}
        </Anchor>
      </div>
    </li>
  );
}

type DayLine = Extract<PlanLine, { kind: 'day' }>;
type VarietyLine = Extract<PlanLine, { kind: 'variety' }>;

function daysOf(lines: readonly PlanLine[]) {
  const days: { head: DayLine; varieties: VarietyLine[] }[] = [];
  for (const line of lines) {
    if (line.kind === 'day') days.push({ head: line, varieties: [] });
    else days.at(-1)?.varieties.push(line);
  }
  return days;
}
