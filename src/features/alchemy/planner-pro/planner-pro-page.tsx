import { Tabs } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectDryerPlanInput } from '#state/selectors/dryer-plan-input.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { useLatestQuery } from '#ui/page/use-latest-query.ts';
import { PlanView } from './plan-view.tsx';
import classes from './planner-tabs.module.css';

const TABS: readonly {
  readonly tab: string;
  readonly label: string;
  readonly View: ComponentType<{ readonly onBack: () => void }>;
}[] = [
  {
    tab: 'dryers',
    label: 'Dryer plan',
    View: lazy(async () => ({ default: (await import('./dry-plan/dry-plan-tab.tsx')).DryPlanTab })),
  },
  { tab: 'plan', label: 'Auto-Batch Plan', View: AutoBatchTab },
  {
    tab: 'simulator',
    label: 'Capacity Simulator',
    View: lazy(async () => ({
      default: (await import('./simulator/simulator-tab.tsx')).SimulatorTab,
    })),
  },
  // Only the development build has them: elsewhere the whole import falls away.
  ...(import.meta.env.DEV
    ? [
        {
          tab: 'scenarios',
          label: 'Scenarios',
          View: lazy(async () => ({
            default: (await import('./scenarios/scenarios-tab.tsx')).ScenariosTab,
          })),
        },
      ]
    : []),
];

export function PlannerProPage() {
  const [shown, setTab] = usePlannerTab();
  return (
    <Tabs value={shown} onChange={setTab} keepMounted={false}>
      <PageHeader
        title="Planner Pro"
        actions={
          <Tabs.List className={`${classes.list} no-print`} aria-label="Views of the planner">
            {TABS.map(({ tab, label }) => (
              <Tabs.Tab key={tab} value={tab} className={classes.tab}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        }
      />
      {/* Above the plans: below them it would move when one arrives. */}
      {!import.meta.env.DEV && (
        <p className={`${classes.caption} no-print`}>
          Scenarios are available in development only.
        </p>
      )}
      {TABS.map(({ tab, View }) => (
        <Tabs.Panel key={tab} value={tab}>
          <Suspense fallback={null}>
            <View onBack={() => setTab('plan')} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The view that the address names in `?tab=`; the plan of the dryers when it names none. */
function usePlannerTab(): readonly [string, (tab: string | null) => void] {
  const [query, changeQuery] = useLatestQuery();
  const tab = query.get('tab');
  const isKnown = TABS.some((one) => one.tab === tab);
  return [
    tab !== null && isKnown ? tab : 'dryers',
    (next) => {
      if (next !== null)
        changeQuery(() => new URLSearchParams(next === 'dryers' ? {} : { tab: next }));
    },
  ];
}

function AutoBatchTab() {
  const today = useToday();
  const input = useFarm((farm) => selectDryerPlanInput(farm, today));
  return useMemo(() => <PlanView input={input} />, [input]);
}
