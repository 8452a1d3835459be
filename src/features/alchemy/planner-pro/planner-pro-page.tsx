import { Tabs } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectDryerPlanInput } from '#state/selectors/dryer-plan-input.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { useLatestQuery } from '#ui/page/use-latest-query.ts';
import { PlanView } from './plan-view.tsx';
import classes from './planner-tabs.module.css';

const SimulatorTab = lazy(async () => ({
  default: (await import('./simulator/simulator-tab.tsx')).SimulatorTab,
}));

const DryPlanTab = lazy(async () => ({
  default: (await import('./dry-plan/dry-plan-tab.tsx')).DryPlanTab,
}));

/** Only the development build has them: elsewhere the whole import falls away. */
const ScenariosTab = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('./scenarios/scenarios-tab.tsx')).ScenariosTab,
    }))
  : null;

/** Plantings, harvests and dryer loads for freeze-dried orders, and what else would fit. */
export function PlannerProPage() {
  const [tab, setTab] = usePlannerTab();
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <PageHeader
        title="Planner Pro"
        actions={
          <Tabs.List className={`${classes.list} no-print`} aria-label="Views of the planner">
            <Tabs.Tab value="dryers" className={classes.tab}>
              Dryer plan
            </Tabs.Tab>
            <Tabs.Tab value="plan" className={classes.tab}>
              Auto-Batch Plan
            </Tabs.Tab>
            <Tabs.Tab value="simulator" className={classes.tab}>
              Capacity Simulator
            </Tabs.Tab>
            {ScenariosTab !== null && (
              <Tabs.Tab value="scenarios" className={classes.tab}>
                Scenarios
              </Tabs.Tab>
            )}
          </Tabs.List>
        }
      />
      {/* Above the plans: below them it would move when one arrives. */}
      {ScenariosTab === null && (
        <p className={`${classes.caption} no-print`}>
          Scenarios are available in development only.
        </p>
      )}
      <Tabs.Panel value="dryers">
        <Suspense fallback={null}>
          <DryPlanTab />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="plan">
        <AutoBatchTab />
      </Tabs.Panel>
      <Tabs.Panel value="simulator">
        <Suspense fallback={null}>
          <SimulatorTab />
        </Suspense>
      </Tabs.Panel>
      {ScenariosTab !== null && (
        <Tabs.Panel value="scenarios">
          <Suspense fallback={null}>
            <ScenariosTab onBack={() => setTab('plan')} />
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

/** The view that the address names in `?tab=`; the plan of the dryers when it names none. */
function usePlannerTab(): readonly [string, (tab: string | null) => void] {
  const [query, changeQuery] = useLatestQuery();
  const tab = query.get('tab');
  const known =
    tab === 'simulator' || tab === 'plan' || (tab === 'scenarios' && ScenariosTab !== null);
  return [
    known ? tab : 'dryers',
    (next) => {
      if (next !== null)
        changeQuery(() => new URLSearchParams(next === 'dryers' ? {} : { tab: next }));
    },
  ];
}

/** The plan of the farm's Pro orders from today on. */
function AutoBatchTab() {
  const today = useToday();
  const input = useFarm((farm) => selectDryerPlanInput(farm, today));
  return useMemo(() => <PlanView input={input} />, [input]);
}
