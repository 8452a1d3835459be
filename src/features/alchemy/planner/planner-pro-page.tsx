import { Button, Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { routePaths } from '#ui/route-paths.ts';

const SimulatorTab = lazy(async () => ({
  default: (await import('./simulator/simulator-tab.tsx')).SimulatorTab,
}));

/** Plantings, harvests and dryer loads for freeze-dried orders, and what else would fit. */
export function PlannerProPage() {
  return (
    <>
      <PageHeader title="Planner Pro" />
      <Tabs defaultValue="plan" keepMounted={false}>
        <Tabs.List mb="lg" className="no-print">
          <Tabs.Tab value="plan">Auto-Batch Plan</Tabs.Tab>
          <Tabs.Tab value="simulator">Capacity Simulator</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="plan">
          <NoPlan />
        </Tabs.Panel>
        <Tabs.Panel value="simulator">
          <Suspense fallback={null}>
            <SimulatorTab />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function NoPlan() {
  return (
    <EmptyState
      title="No plan yet."
      hint="Plantings, harvests and dryer loads are planned from Pro orders with a due date."
      action={
        <Button component={Link} to={routePaths.proOrders} variant="default">
          Open Pro orders
        </Button>
      }
    />
  );
}
