import type { PackList, PackSum } from '#domain/deliveries/pack-list.ts';
import { SmallSubtleButton } from '#ui/kit/plain-parts.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './deliveries.module.css';
import { quantityText, thingName } from './delivery-text.ts';
import type { LabelScope } from './lots/pack-labels-dialog.tsx';

export function ProductLines(props: {
  readonly list: PackList;
  readonly onLabels: (scope: LabelScope) => void;
}) {
  const { list, onLabels } = props;
  const { dayISO: day, orders } = list;
  return list.sums.map((sum) => (
    <SectionCard
      key={sum.key}
      title={`${thingName(sum)}: ${quantityText(sum, sum.quantity)}`}
      aside={
        <SmallSubtleButton
          aria-label={`Labels: ${thingName(sum)}`}
          onClick={() => onLabels({ day, name: thingName(sum), orders, sumKey: sum.key })}
        >
          Labels…
        </SmallSubtleButton>
      }
    >
      <ul className={classes.lines} aria-label={`Who gets ${thingName(sum)}`}>
        {orders.map(({ id, customer, lines }) =>
          lines
            .filter(({ sumKey }) => sumKey === sum.key)
            .map(({ item, packed }) => (
              <li key={`${id}|${item.id}`} className={classes.sum}>
                <span>{customer}</span>
                <span className={classes.quantity}>{quantityText(sum, packed)}</span>
              </li>
            )),
        )}
      </ul>
    </SectionCard>
  ));
}

export function ProductSums({ sums }: { readonly sums: readonly PackSum[] }) {
  return (
    <SectionCard title="In all">
      <ul className={classes.lines} aria-label="In all">
        {sums.map((sum) => (
          <li key={sum.key} className={classes.sum}>
            <span>{thingName(sum)}</span>
            <span className={classes.quantity}>{quantityText(sum, sum.quantity)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
