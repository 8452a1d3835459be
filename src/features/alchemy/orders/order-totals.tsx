import { byId } from '#domain/records/change-records.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatDollars } from '#ui/format.ts';
import { type ProLineDraft, proOrderLines } from './lines/pro-order-draft.ts';
import { orderCogs, orderValue } from './order-value.ts';
import classes from './order-editor.module.css';

export function OrderTotals({ lines: drafts }: { readonly lines: readonly ProLineDraft[] }) {
  const { items, products } = useFarm((farm) => farm.alchemy);
  const lines = proOrderLines(drafts);
  const cogs = orderCogs(lines, products, byId(items));
  return (
    <dl className={classes.totals}>
      {cogs !== null && (
        <div>
          <dt>COG</dt>
          <dd>{formatDollars(cogs)}</dd>
        </div>
      )}
      <div data-main>
        <dt>Order value</dt>
        <dd>{formatDollars(orderValue(lines))}</dd>
      </div>
    </dl>
  );
}
