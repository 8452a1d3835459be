import { Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useToday } from '#state/react/use-farm.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import classes from '../plan.module.css';
import { PlanView } from '../plan-view.tsx';
import { sampleScenarios, type Scenario } from './sample-scenarios.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';
import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { plannedDryer } from '#domain/alchemy/simple-rule/planned-dryer.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** Sample farms for the planner: their plan is drawn like the farm's own, which stays as it is. */
export function ScenariosTab({ onBack }: { readonly onBack: () => void }) {
  const today = useToday();
  const scenarios = useMemo(() => sampleScenarios(today), [today]);
  const [title, setTitle] = useState(scenarios[0]?.title ?? '');
  const input = useMemo(() => {
    const chosen = scenarios.find((scenario) => scenario.title === title);
    return chosen === undefined ? null : scenarioInput(chosen, today);
  }, [scenarios, title, today]);
  return (
    <div className={classes.view}>
      <NoticeStrip
        word={`Scenario: ${title}.`}
        actions={
          <PlainButton size="compact-sm" onClick={onBack}>
            Back to live data
          </PlainButton>
        }
      >
        This is a sample, not your farm. Nothing is saved.
      </NoticeStrip>
      <Card>
        <Radio.Group label="Scenario" value={title} onChange={setTitle}>
          <div className={classes.scenarios}>
            {scenarios.map((scenario) => (
              <Radio key={scenario.title} value={scenario.title} label={scenario.title} />
            ))}
          </div>
        </Radio.Group>
      </Card>
      {input !== null && <PlanView input={input} />}
    </div>
  );
}

/** What the plan of a scenario follows from: nothing of the farm itself. */
export function scenarioInput(scenario: Scenario, start: IsoDate): DryerPlanInput {
  return {
    start,
    varieties: scenario.varieties,
    dryers: scenario.dryers.map(plannedDryer),
    orders: scenario.orders,
    undated: [],
    plantings: [],
  };
}
