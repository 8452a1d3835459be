import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { Stack, Text, Title } from '../kit/plain-parts.tsx';

/** What a screen shows when it has nothing: the plain fact, what belongs here, and the button that adds it. */
export function EmptyState(props: {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <Stack align="center" gap="sm" className={classes.root}>
      <Title order={2} className={classes.title}>
        {props.title}
      </Title>
      {props.hint !== undefined && (
        <Text size="md" c="dimmed" className={classes.hint}>
          {props.hint}
        </Text>
      )}
      {props.action && <div className={classes.action}>{props.action}</div>}
    </Stack>
  );
}
