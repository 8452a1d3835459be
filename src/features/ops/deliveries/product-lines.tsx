import { pageTeller } from '#ui/format.ts';
import { thingText } from '#domain/deliveries/line-text.ts';
import type { PackList, PackSum } from '#domain/deliveries/pack-list.ts';
import { Button } from '#ui/kit/plain-parts.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './deliveries.module.css';
import { quantityText } from './delivery-text.ts';
import type { LabelScope } from './lots/label-scope.ts';

/** The day by product: each with who gets how much of it. */
export function ProductLines(props: {
  readonly list: PackList;
  readonly onLabels: (scope: LabelScope) => void;
}) {
  const { list, onLabels } = props;
  const { dayISO: day, orders } = list;
  return list.sums.map((sum) => (
    <SectionCard
      key={sum.key}
      title={`${thingText(sum, pageTeller())}: ${quantityText(sum, sum.quantity)}`}
      aside={
        <Button
          variant="subtle"
          size="xs"
          aria-label={`Labels: ${thingText(sum, pageTeller())}`}
          onClick={() =>
            onLabels({ day, name: thingText(sum, pageTeller()), orders, sumKey: sum.key })
          }
        >
          Labels…
        </Button>
      }
    >
      <ul className={classes.lines} aria-label={`Who gets ${thingText(sum, pageTeller())}`}>
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
