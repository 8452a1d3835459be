import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { routePaths } from '#ui/route-paths.ts';

/** A month of orders and tasks. */
export function PlannerPage() {
  return (
    <>
      <PageHeader title="Monthly planner" />
      <EmptyState
        title="No orders"
        hint="A month of orders and of the tasks they make belongs here, day by day."
        action={
          <Button component={Link} to={routePaths.orders} variant="default">
            Open orders
          </Button>
        }
      />
    </>
  );
}
