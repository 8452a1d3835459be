import { type NumberFieldProps, NumberField } from './number-field.tsx';

/** A field for dollars: whole cents at least ("$9.50"), the finer prices of small things as they are ("$0.0125"). */
export function MoneyField(props: Omit<NumberFieldProps, 'prefix' | 'minDecimals'>) {
  return <NumberField thousandSeparator="," {...props} prefix="$" minDecimals={2} />;
}
