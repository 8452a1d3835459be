import { pageTeller } from '#ui/format.ts';
import { thingText } from '#domain/deliveries/line-text.ts';
import type { PackSum } from '#domain/deliveries/pack-list.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import classes from './deliveries.module.css';
import { quantityText } from './delivery-text.ts';

/** How much of each product and size the day needs in all. */
export function ProductSums({ sums }: { readonly sums: readonly PackSum[] }) {
  return (
    <SectionCard title="In all">
      <ul className={classes.lines} aria-label="In all">
        {sums.map((sum) => (
          <li key={sum.key} className={classes.sum}>
            <span>{thingText(sum, pageTeller())}</span>
            <span className={classes.quantity}>{quantityText(sum, sum.quantity)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
