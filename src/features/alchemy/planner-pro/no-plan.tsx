import { Link } from 'react-router';
import { EmptyState } from '#ui/page/page-parts.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';

export function NoPlan() {
  return (
    <Card padding={0}>
      <EmptyState
        title="No plan yet."
        hint="Add a Pro order with a due date for products made from your greens."
        action={
          <PlainButton component={Link} to={routePaths.proOrders}>
            Open Pro orders
          </PlainButton>
        }
      />
    </Card>
  );
}
