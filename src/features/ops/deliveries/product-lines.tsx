import { thingText } from '#domain/deliveries/line-text.ts';
import type { PackList, PackSum } from '#domain/deliveries/pack-list.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import classes from './deliveries.module.css';
import { quantityText } from './delivery-text.ts';

/** The day by product: each with who gets how much of it. */
export function ProductLines({ list }: { readonly list: PackList }) {
  return list.sums.map((sum) => (
    <SectionCard key={sum.key} title={`${thingText(sum)}: ${quantityText(sum, sum.quantity)}`}>
      <ul className={classes.lines} aria-label={`Who gets ${thingText(sum)}`}>
        {takersOf(list, sum).map(({ key, customer, quantity }) => (
          <li key={key} className={classes.sum}>
            <span>{customer}</span>
            <span className={classes.quantity}>{quantityText(sum, quantity)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  ));
}

function takersOf({ orders }: PackList, sum: PackSum) {
  return orders.flatMap((packed) =>
    packed.lines
      .filter(({ sumKey }) => sumKey === sum.key)
      .map((line) => ({
        key: `${packed.order.id}|${packed.dateISO}|${line.item.id}`,
        customer: packed.customer,
        quantity: line.packed,
      })),
  );
}
