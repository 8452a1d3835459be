import { Link } from 'react-router';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';
import classes from './growth.module.css';
import { Button, Text } from '#ui/kit/plain-parts.tsx';

/** What the report says of its estimates. */
export function GrowthNotice(props: {
  readonly warnings: readonly string[];
  readonly withEstimates: boolean;
}) {
  const [warning] = props.warnings;
  if (warning === undefined) return null;
  if (!props.withEstimates) {
    return (
      <Text c="dimmed" className={classes.hidden} role="status">
        {warning}
      </Text>
    );
  }
  return (
    <NoticeStrip
      tone="amber"
      word="Estimates"
      role="status"
      actions={
        <Button component={Link} to={routePaths.tasksToday} variant="default">
          Open Tasks
        </Button>
      }
    >
      {warning}
    </NoticeStrip>
  );
}
