import type { ProOrder, ProProduct } from '#domain/alchemy/alchemy.ts';
import { formatDate, formatNumber } from '#ui/format.ts';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { PaperBox, PaperSheet } from '#ui/page/paper-sheet.tsx';
import { useIsPrinting } from '#ui/page/screen-kind.ts';
import { orderName } from './order-list-card.tsx';
import classes from './packing-slip.module.css';

export function PackingSlip(props: {
  readonly order: ProOrder;
  readonly productsById: ReadonlyMap<string, ProProduct>;
}) {
  const { order, productsById } = props;
  const head = usePaperHead();
  if (!useIsPrinting()) return null;
  return (
    <PaperSheet
      {...head}
      title={orderName(order)}
      facts={
        <>
          <div>
            {order.id}
            {order.dueAt !== null && `, due ${formatDate(order.dueAt)}`}
          </div>
          <div>{order.customer.email}</div>
        </>
      }
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Packed</th>
            <th scope="col">Qty</th>
            <th scope="col">Product</th>
            <th scope="col">SKU</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ productId, qty }, place) => {
            const product = productsById.get(productId);
            return (
              <tr key={`${productId}-${place}`}>
                <td>
                  <PaperBox />
                </td>
                <td className={classes.number}>
                  {formatNumber(qty, 'all')}{' '}
                  {product !== undefined && product.unit !== 'unit' && product.unit}
                </td>
                <td>{product?.name ?? 'Missing product'}</td>
                <td>{product?.sku}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {order.notes !== '' && <p className={classes.notes}>{order.notes}</p>}
    </PaperSheet>
  );
}
