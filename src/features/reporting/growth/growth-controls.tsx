import { draftFields } from '#ui/editing/draft-fields.ts';
import { Switch } from '@mantine/core';
import { Segments } from '#ui/fields/segments.tsx';
import type { GrowthView } from './growth-view.ts';
import classes from './growth.module.css';
import { Group } from '#ui/kit/plain-parts.tsx';

const GROUPINGS = [
  { value: 'week', label: 'Week' },
  { value: 'week-variety', label: 'Week and variety' },
] as const satisfies readonly { value: GrowthView['grouping']; label: string }[];

export function GrowthControls(props: {
  readonly view: GrowthView;
  readonly onChange: (patch: Partial<GrowthView>) => void;
}) {
  const { view, onChange } = props;
  const field = draftFields(view, onChange);
  return (
    <Group gap="lg" className={classes.controls}>
      <Segments aria-label="Group by" {...field.of('grouping')} data={[...GROUPINGS]} />
      <Switch label="Include estimated plantings" {...field.checked('withEstimates')} />
    </Group>
  );
}
