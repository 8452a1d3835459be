import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routePaths } from '#ui/route-paths.ts';
import { GrayButton } from '#ui/kit/plain-parts.tsx';

export function ToTasksButton({ children }: { readonly children: ReactNode }) {
  return (
    <GrayButton size="xs" component={Link} to={routePaths.tasksToday}>
      {children}
    </GrayButton>
  );
}
