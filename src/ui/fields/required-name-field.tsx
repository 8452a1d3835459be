import { TextInput } from '@mantine/core';
import { useState } from 'react';

/** The name that a record cannot do without. Nobody is warned before they have left it blank. */
export function RequiredNameField(props: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  const { value, onChange } = props;
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <TextInput
      label="Name"
      data-autofocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setHasLeft(true)}
      error={hasLeft && value.trim() === '' ? 'Enter a name' : null}
    />
  );
}
