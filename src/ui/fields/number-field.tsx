import { NumberInput } from '@mantine/core';
import type { NumberInputProps } from '@mantine/core';
import { useRef, useState } from 'react';

export interface NumberFieldProps extends Omit<
  NumberInputProps,
  'value' | 'defaultValue' | 'onChange'
> {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** A number nobody is typing is shown with so many decimals, and with more where it has more. */
  readonly minDecimals?: number;
}

function toNumber(typed: number | string): number | null {
  const value = typeof typed === 'number' ? typed : Number.parseFloat(typed);
  return Number.isFinite(value) ? value : null;
}

/** What stands there once a comma and three figures are typed: "1,250" was read as 1.250 until then. */
const GROUPED = /^[1-9]\d*\.\d{3}$/;

/**
 * A field for a number; empty is null, never 0. A comma is a decimal point ("2,5") until three figures
 * follow it: then it groups thousands, as numbers are written everywhere here ("1,250").
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, minDecimals = 0, ...rest } = props;
  const written = value === null ? '' : withDecimals(value, minDecimals);
  // What was typed stays as typed ("1.", "-") for as long as it means the same number.
  const [typed, setTyped] = useState<number | string>(written);
  const lastMark = useRef('.');
  const shown = toNumber(typed) === value ? typed : written;
  return (
    <NumberInput
      {...rest}
      value={shown}
      onBeforeInput={({ nativeEvent }) => {
        if ('data' in nativeEvent) lastMark.current = markIn(nativeEvent.data) ?? lastMark.current;
      }}
      onPasteCapture={({ clipboardData }) => {
        lastMark.current = markIn(clipboardData.getData('text')) ?? lastMark.current;
      }}
      onChange={(next) => {
        const isGrouped = lastMark.current === ',' && GROUPED.test(String(next));
        if (isGrouped) lastMark.current = '.';
        const meant = isGrouped ? Number(String(next).replace('.', '')) : next;
        setTyped(meant);
        // Only written otherwise, it is the same number.
        if (toNumber(meant) !== value) onChange(toNumber(meant));
      }}
      onBlur={(event) => {
        if (minDecimals > 0) setTyped(written);
        onBlur?.(event);
      }}
    />
  );
}

function withDecimals(value: number, least: number): number | string {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return decimals < least && Math.abs(value) < 1e15 ? value.toFixed(least) : value;
}

/** The first comma or point in what comes in. */
function markIn(text: unknown): string | undefined {
  return typeof text === 'string' ? /[.,]/.exec(text)?.[0] : undefined;
}
