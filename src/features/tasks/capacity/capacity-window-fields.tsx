import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { windowDays } from '#domain/capacity/capacity-window.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PlanDayField } from '../harvest-plan/plan-day-field.tsx';
import type { CapacityWindow } from './capacity-window.ts';
import classes from './capacity.module.css';

/** From which day on and for how many days room is shown. */
export function CapacityWindowFields(props: {
  readonly window: CapacityWindow;
  readonly onChange: (window: CapacityWindow) => void;
}) {
  const { window, onChange } = props;
  return (
    <>
      <Group gap="sm" wrap="nowrap" className={classes.field}>
        <Text aria-hidden c="dimmed">
          Start date
        </Text>
        <PlanDayField
          label="Start date"
          value={window.from}
          onChange={(from) => onChange({ ...window, from })}
        />
      </Group>
      <Group gap="sm" wrap="nowrap" className={classes.field}>
        <Text aria-hidden c="dimmed">
          Window days
        </Text>
        <WindowDaysField value={window.days} onChange={(days) => onChange({ ...window, days })} />
      </Group>
    </>
  );
}

/** What is typed stays until the field is left; the window follows at once with what it may be. */
function WindowDaysField(props: {
  readonly value: number;
  readonly onChange: (days: number) => void;
}) {
  const [typed, setTyped] = useState<{ readonly days: number | null } | null>(null);
  return (
    <NumberField
      aria-label="Window days"
      className={classes.days}
      value={typed === null ? props.value : typed.days}
      onChange={(days) => {
        setTyped({ days });
        props.onChange(windowDays(days));
      }}
      onBlur={() => setTyped(null)}
      allowDecimal={false}
      min={1}
      max={60}
      clampBehavior="none"
      hideControls
    />
  );
}
