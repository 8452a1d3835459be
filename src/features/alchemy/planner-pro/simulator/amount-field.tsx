import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './simulator.module.css';

/** A whole number of 0 or more. */
export function AmountField(props: {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}) {
  return <NumberField {...props} min={0} allowDecimal={false} className={classes.amount} />;
}
