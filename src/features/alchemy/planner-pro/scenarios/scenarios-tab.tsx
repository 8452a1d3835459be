import { Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useToday } from '#state/react/use-farm.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import classes from '../plan.module.css';
import { PlanView } from '../plan-view.tsx';
import { sampleScenarios } from './sample-scenarios.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';

/** Sample farms for the planner: their plan is drawn like the farm's own, which stays as it is. */
export function ScenariosTab({ onBack }: { readonly onBack: () => void }) {
  const today = useToday();
  const scenarios = useMemo(() => sampleScenarios(today), [today]);
  const [title, setTitle] = useState(scenarios[0]?.title ?? '');
  const chosen = scenarios.find((scenario) => scenario.title === title);
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
      {chosen !== undefined && <PlanView input={chosen.input} />}
    </div>
  );
}
