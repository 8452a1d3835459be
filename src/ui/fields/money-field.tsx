import { moneyAround } from '#domain/tell/write-money.ts';
import { pageTeller } from '../format.ts';
import { type NumberFieldProps, NumberField } from './number-field.tsx';

/** A field for money: whole cents at least ("$9.50"), the finer prices of small things as they are ("$0.0125"). */
export function MoneyField({ suffix: per = '', ...props }: Omit<NumberFieldProps, 'prefix'>) {
  const { prefix, suffix } = moneyAround(pageTeller().region);
  return (
    <NumberField
      thousandSeparator=","
      minDecimals={2}
      {...props}
      prefix={prefix}
      suffix={`${suffix}${per}`}
    />
  );
}
