import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { routePaths } from '#ui/route-paths.ts';

/** Plantings, harvests and dryer loads for freeze-dried orders. */
export function PlannerProPage() {
  return (
    <>
      <PageHeader title="Planner Pro" />
      <EmptyState
        title="No plan yet."
        hint="Plantings, harvests and dryer loads are planned from Pro orders with a due date."
        action={
          <Button component={Link} to={routePaths.proOrders} variant="default">
            Open Pro orders
          </Button>
        }
      />
    </>
  );
}
