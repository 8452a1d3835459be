import { TextInput } from '@mantine/core';
import { readCount } from '#domain/capacity/new-demand.ts';
import classes from './simulator.module.css';

/** A whole number of 0 or more. Left, the field shows what was understood: 12.9 is 12, blank is 0. */
export function AmountField(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}) {
  const { label, value, onChange } = props;
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      className={classes.amount}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(String(readCount(value)))}
    />
  );
}
