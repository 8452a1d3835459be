import { Chip } from '@mantine/core';
import { useId } from 'react';
import { Group, Text } from '../kit/plain-parts.tsx';
import { type Choices, listChoices } from './choices.ts';
import classes from './choice-chips.module.css';

/** One of a few choices, or none: chosen with one tap, taken back with a second. */
export function ChoiceChips<T extends string>(props: {
  readonly label: string;
  readonly choices: Choices<T>;
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}) {
  const headId = useId();
  return (
    <div role="group" aria-labelledby={headId}>
      <Text fz="note" mb="xs" id={headId}>
        {props.label}
      </Text>
      <Group gap="xs">
        {listChoices(props.choices).map(({ value, label }) => (
          <Chip
            key={value}
            classNames={{ label: classes.chip ?? '' }}
            checked={value === props.value}
            onChange={(isChosen) => props.onChange(isChosen ? value : null)}
          >
            {label}
          </Chip>
        ))}
      </Group>
    </div>
  );
}
