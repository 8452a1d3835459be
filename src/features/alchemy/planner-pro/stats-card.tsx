import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { DryerPlan } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import type { DryerPlanControl } from '#state/react/use-dryer-plan.ts';
import { formatNumber } from '#ui/format.ts';
import { costWords, distanceWords, gainWords } from './gain-words.ts';
import classes from './plan.module.css';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';

/** From when to when, for how many orders and with how many trays a day; and how good the plan is. */
export function StatsCard(props: { readonly plan: DryerPlan; readonly planner: DryerPlanControl }) {
  const { startDate, endDate, totalOrders, dailyCapacity } = props.plan.stats;
  return (
    <Card component="section" aria-label="Plan">
      <dl className={classes.stats}>
        <Stat name="Start date">{shortDayLabel(startDate)}</Stat>
        <Stat name="End date">{shortDayLabel(endDate)}</Stat>
        <Stat name="Total orders">{formatNumber(totalOrders)}</Stat>
        <Stat name="Daily capacity">
          {formatNumber(dailyCapacity)} <span className={classes.unit}>trays/day</span>
        </Stat>
      </dl>
      <div className={classes.search}>
        {props.planner.status === 'running' ? (
          <Searching planner={props.planner} />
        ) : (
          <Found planner={props.planner} />
        )}
      </div>
    </Card>
  );
}

function Stat(props: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes.stat}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function Searching({ planner }: { readonly planner: DryerPlanControl }) {
  return (
    <>
      <div className={classes.searchHead}>
        <span role="status">Building plan…</span>
        <Button variant="default" size="compact-sm" onClick={planner.stop}>
          Stop
        </Button>
      </div>
      <Progress
        value={planner.share * 100}
        aria-label="Time spent on a better plan"
        transitionDuration={0}
      />
    </>
  );
}

/** What the search has come to. */
function Found({ planner }: { readonly planner: DryerPlanControl }) {
  const { finished } = planner;
  if (finished === null) return null;
  const { improved, wasStopped } = finished;
  if (improved.cost.cycles + improved.cost.unmetTrays === 0) return null;
  const distance = distanceWords(improved);
  return (
    <>
      <div className={classes.searchHead}>
        <strong>{costWords(improved)}</strong>
        {wasStopped && (
          <Button variant="default" size="compact-sm" onClick={planner.again}>
            Plan again
          </Button>
        )}
      </div>
      <div className={classes.quiet}>
        {[gainWords(improved), ...(distance === null ? [] : [distance])].join('; ')}
      </div>
    </>
  );
}
