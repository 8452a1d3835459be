import { draftFields } from '#ui/editing/draft-fields.ts';
import { WindowDaysField } from '#ui/fields/window-days-field.tsx';
import { PlanDayField } from '../harvest-plan/plan-day-field.tsx';
import type { CapacityWindow } from './shown-window.ts';
import classes from './capacity.module.css';
import { Group, Text } from '#ui/kit/plain-parts.tsx';

export function CapacityWindowFields(props: {
  readonly window: CapacityWindow;
  readonly onChange: (window: CapacityWindow) => void;
}) {
  const { window, onChange } = props;
  const field = draftFields(window, (part) => onChange({ ...window, ...part }));
  return (
    <>
      <Group gap="sm" wrap="nowrap" className={classes.field}>
        <Text aria-hidden c="dimmed">
          Start date
        </Text>
        <PlanDayField label="Start date" {...field.of('from')} />
      </Group>
      <Group gap="sm" wrap="nowrap" className={classes.field}>
        <Text aria-hidden c="dimmed">
          Window days
        </Text>
        <WindowDaysField
          aria-label="Window days"
          className={classes.days}
          counts="while typed"
          {...field.of('days')}
        />
      </Group>
    </>
  );
}
