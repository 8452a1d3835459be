import { Text } from '@mantine/core';
import { Bar } from '#ui/bar.tsx';
import { Figure } from '#ui/figure.tsx';
import { SectionCard } from '#ui/section-card.tsx';

/** Trays of one kind: how many are clean, in use and dirty. */
export function TrayCard(props: {
  readonly title: string;
  readonly owned: number;
  readonly inUse: number;
  readonly dirty: number;
}) {
  const clean = Math.max(0, props.owned - props.inUse - props.dirty);
  return (
    <SectionCard title={props.title}>
      <Figure value={clean} unit={`clean of ${props.owned}`} />
      <Bar value={clean} of={props.owned} color="var(--mgm-trays-clean)" />
      <Text size="note" c="dimmed" mt="sm">
        {props.inUse} in use, {props.dirty} dirty
      </Text>
    </SectionCard>
  );
}
