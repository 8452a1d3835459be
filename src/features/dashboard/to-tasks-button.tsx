import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routePaths } from '#ui/route-paths.ts';
import { SmallGrayButton } from '#ui/kit/plain-parts.tsx';

export function ToTasksButton({ children }: { readonly children: ReactNode }) {
  return (
    <SmallGrayButton component={Link} to={routePaths.tasksToday}>
      {children}
    </SmallGrayButton>
  );
}
