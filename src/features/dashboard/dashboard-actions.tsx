import { IconMessageQuestion, IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatLongDay } from '#ui/format.ts';
import { useToday } from '#state/react/use-farm.ts';
import { availabilityPath, tasksDeepLink } from '#ui/route-paths.ts';
import { Button, Text } from '#ui/kit/plain-parts.tsx';

/** The day, and what is often wanted of it. */
export function DashboardActions() {
  const today = useToday();
  return (
    <>
      <Text c="dimmed">{formatLongDay(today)}</Text>
      <Button
        variant="default"
        leftSection={<IconPrinter size="1.125rem" aria-hidden />}
        component={Link}
        to={tasksDeepLink('print', today)}
      >
        Print day sheet
      </Button>
      <Button
        variant="default"
        leftSection={<IconMessageQuestion size="1.125rem" aria-hidden />}
        component={Link}
        to={availabilityPath()}
      >
        Can I say yes?
      </Button>
      <Button component={Link} to={tasksDeepLink('add')}>
        + Add Task
      </Button>
    </>
  );
}
