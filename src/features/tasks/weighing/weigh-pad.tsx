import { IconBackspace } from '@tabler/icons-react';
import { Button } from '#ui/kit/button.tsx';
import classes from './weighing.module.css';

/** "+" adds the next bowl. */
const KEYS = ['7', '8', '9', '+', '4', '5', '6', '.', '1', '2', '3', '0'] as const;

/** Keys as large as a glove, below the weight they type. */
export function WeighPad(props: {
  /** As typed so far. */
  readonly weight: string;
  readonly onChange: (weight: string) => void;
}) {
  const { weight, onChange } = props;
  return (
    // The focus stays in the weight.
    <div
      role="group"
      aria-label="Number pad"
      className={classes.pad}
      onPointerDown={(event) => event.preventDefault()}
    >
      {KEYS.map((key) => (
        <Button key={key} variant="default" onClick={() => onChange(weight + key)}>
          {key}
        </Button>
      ))}
      <Button
        variant="default"
        className={classes.backspace}
        aria-label="Delete the last digit"
        onClick={() => onChange(weight.slice(0, -1))}
      >
        <IconBackspace size="1.5rem" aria-hidden />
      </Button>
    </div>
  );
}
