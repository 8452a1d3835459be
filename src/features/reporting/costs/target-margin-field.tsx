import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './costs.module.css';
import { MAX_TARGET_MARGIN } from './read-target-margin.ts';
import type { PackagePrices } from './use-package-prices.ts';

/** Says what the prices are, and asks for the margin that they are to earn. */
export function TargetMarginField({ prices }: { readonly prices: PackagePrices }) {
  return (
    <div className={classes.like}>
      <p>Prices are today’s general prices. Target prices are rounded up to $0.05.</p>
      <NumberField
        label="Target margin"
        className={classes.wished}
        suffix="%"
        min={0}
        max={MAX_TARGET_MARGIN}
        placeholder={`${prices.wished}%`}
        value={prices.typed}
        onChange={prices.wish}
      />
    </div>
  );
}
