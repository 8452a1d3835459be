import type { ReactNode } from 'react';
import classes from './danger-zone.module.css';
import { Button, Group, Text } from '#ui/kit/plain-parts.tsx';

/** One thing that changes much: what it does, and the button. */
export function DangerRow(props: {
  readonly label: string;
  readonly danger?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Group justify="space-between" gap="md" className={classes.row}>
      <Text c="dimmed" className={classes.text}>
        {props.children}
      </Text>
      <Button
        variant="default"
        className={classes.button}
        data-danger={props.danger || undefined}
        onClick={props.onClick}
      >
        {props.label}
      </Button>
    </Group>
  );
}
