import { type ComponentProps, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { DryerPlan, DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { planDryers } from '#domain/alchemy/simple-rule/plan-dryers.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { DryerDrawing } from './dryer-drawing.tsx';
import { NoPlan } from './no-plan.tsx';
import { planLook } from './plan-look.ts';
import { HarvestsCard, PlantingsCard } from './plantings-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { Link } from 'react-router';
import { routePaths } from '#ui/route-paths.ts';
import { formatAmount, formatDay, formatNumber } from '#ui/format.ts';
import { Card } from '#ui/kit/card.tsx';
import classes from './plan.module.css';

/** The plan by the simple rule, from orders back to plantings, while it is made and when it is there. */
export function PlanView({ input }: { readonly input: DryerPlanInput }) {
  const { plan, error } = useRulePlan(input);
  const look = useMemo(() => planLook(input), [input]);
  if (error !== null) {
    return (
      <NoticeStrip tone="red" role="alert" word="Failed to run planner.">
        {error}
      </NoticeStrip>
    );
  }
  if (plan === null) return <p role="status">Building plan…</p>;
  return (
    <div className={classes.view}>
      <div className={classes.top} data-single={isEmpty(plan) || undefined}>
        {!isEmpty(plan) && <StatsCard plan={plan} />}
        <AlertsCard risks={plan.risks} look={look} />
      </div>
      {isEmpty(plan) ? <NoPlan /> : <PlanTables plan={plan} dryers={input.dryers} look={look} />}
    </div>
  );
}

interface RulePlan {
  readonly input: DryerPlanInput;
  readonly plan: DryerPlan | null;
  readonly error: string | null;
}

function useRulePlan(input: DryerPlanInput): Omit<RulePlan, 'input'> {
  const [made, setMade] = useState<RulePlan | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setMade(rulePlan(input)));
    return () => window.clearTimeout(timer);
  }, [input]);
  return made?.input === input ? made : { plan: null, error: null };
}

function rulePlan(input: DryerPlanInput): RulePlan {
  try {
    return { input, plan: planDryers(input), error: null };
  } catch (cause) {
    const error = (cause instanceof Error && cause.message.trim()) || 'Planner failed';
    return { input, plan: null, error };
  }
}

function isEmpty({ stats }: DryerPlan): boolean {
  return stats.totalOrders === 0;
}

function PlanTables(props: ComponentProps<typeof DryerDrawing>) {
  const { plan, look } = props;
  return (
    <>
      <DryerDrawing {...props} />
      <div className={classes.tables}>
        <ScheduleCard plan={plan} look={look} />
        <div className={classes.work}>
          <PlantingsCard plantings={plan.plantings} look={look} />
          <HarvestsCard harvests={plan.harvests} look={look} />
        </div>
      </div>
    </>
  );
}

function StatsCard({ plan }: { readonly plan: DryerPlan }) {
  const { startDate, endDate, totalOrders, dailyCapacity, mostOnDay } = plan.stats;
  return (
    <Card component="section" aria-label="Plan">
      <dl className={classes.stats}>
        <Stat name="Start date">{formatDay(startDate)}</Stat>
        <Stat name="End date">{formatDay(endDate)}</Stat>
        <Stat name="Total orders">{formatNumber(totalOrders)}</Stat>
        <Stat name="Daily capacity">
          {formatAmount(dailyCapacity)}{' '}
          <span className={classes.unit}>
            trays/day{mostOnDay !== undefined && `, up to ${formatNumber(mostOnDay)}`}
          </span>
        </Stat>
      </dl>
      <p className={classes.rule}>
        This plan uses the simple rule. The <Link to={routePaths.proPlanner}>dryer plan</Link> plans
        each dryer separately and does better.
      </p>
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
