import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routePaths } from '#ui/route-paths.ts';
import { Button } from '#ui/kit/plain-parts.tsx';

export function ToTasksButton({ children }: { readonly children: ReactNode }) {
  return (
    <Button variant="subtle" color="gray" size="xs" component={Link} to={routePaths.tasksToday}>
      {children}
    </Button>
  );
}
