import { useState, type ComponentProps } from 'react';
import { windowDays } from '#domain/capacity/capacity.ts';
import { NumberField } from './number-field.tsx';

/** How many days are looked at, 1 to 60. What is typed stays as it is until the field is left. */
export function WindowDaysField(
  props: Pick<ComponentProps<typeof NumberField>, 'label' | 'aria-label' | 'className'> & {
    readonly value: number;
    /** At once with what they may be, or when the field is left or Enter is pressed: one change, not one per digit. */
    readonly counts: 'while typed' | 'when left';
    readonly onChange: (days: number) => void;
  },
) {
  const { value, counts, onChange, ...look } = props;
  const [typed, setTyped] = useState<{ readonly days: number | null } | null>(null);
  const settle = () => {
    if (typed !== null && counts === 'when left') onChange(windowDays(typed.days));
    setTyped(null);
  };
  return (
    <NumberField
      min={null}
      {...look}
      value={typed === null ? value : typed.days}
      onChange={(days) => {
        setTyped({ days });
        if (counts === 'while typed') onChange(windowDays(days));
      }}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && counts === 'when left' && settle()}
      allowDecimal={false}
    />
  );
}
