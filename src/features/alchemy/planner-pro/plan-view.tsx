import { useMemo } from 'react';
import type { DryerPlanInput, DryerPlan } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import { useDryerPlan } from '#state/react/use-dryer-plan.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { DryerDrawing } from './dryer-drawing.tsx';
import { HarvestsCard } from './harvests-card.tsx';
import { NoPlan } from './no-plan.tsx';
import { planLook } from './plan-look.ts';
import { PlantingsCard } from './plantings-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { StatsCard } from './stats-card.tsx';
import classes from './plan.module.css';
import { Button } from '#ui/kit/button.tsx';

/** A plan from orders back to plantings, while it is made and when it is there. */
export function PlanView({ input }: { readonly input: DryerPlanInput }) {
  const planner = useDryerPlan(input);
  const { plan, status, error } = planner;
  return (
    <div className={classes.view}>
      {status === 'error' && (
        <NoticeStrip
          tone="red"
          role="alert"
          word="Failed to run planner."
          actions={
            <Button variant="default" size="compact-sm" onClick={planner.again}>
              Try again
            </Button>
          }
        >
          {error}
        </NoticeStrip>
      )}
      {plan === null ? (
        status === 'running' && <p role="status">Building plan…</p>
      ) : (
        <>
          <div className={classes.top} data-single={isEmpty(plan) || undefined}>
            {!isEmpty(plan) && <StatsCard plan={plan} planner={planner} />}
            <AlertsCard risks={plan.risks} input={input} />
          </div>
          {isEmpty(plan) ? <NoPlan /> : <PlanTables plan={plan} input={input} />}
        </>
      )}
    </div>
  );
}

function isEmpty({ stats }: DryerPlan): boolean {
  return stats.totalOrders === 0;
}

function PlanTables(props: { readonly plan: DryerPlan; readonly input: DryerPlanInput }) {
  const { plan, input } = props;
  const look = useMemo(() => planLook(input), [input]);
  return (
    <>
      <DryerDrawing plan={plan} dryers={input.dryers} look={look} />
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
