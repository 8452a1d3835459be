import type { PackList } from '#domain/deliveries/pack-list.ts';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { formatCount, formatLongDay } from '#ui/format.ts';
import { PaperBox, PaperSheet } from '#ui/page/paper-sheet.tsx';
import { useIsPrinting } from '#ui/page/screen-kind.ts';
import { usePrintedSheet } from '#ui/page/use-printed-sheet.ts';
import { DeliveryNotes } from './delivery-notes.tsx';
import classes from './delivery-paper.module.css';
import { partText, quantityText, thingName } from './delivery-text.ts';

/** Puts a day on paper; a page that is printed as it stands is its pack list. The papers have to be drawn somewhere on it. */
export function useDayPapers(list: PackList) {
  const [wanted, print] = usePrintedSheet<'pack' | 'notes'>();
  const isPrinting = useIsPrinting();
  const papers = (
    <>
      {(wanted === 'pack' || (isPrinting && wanted === null)) && <PackSheet list={list} />}
      {wanted === 'notes' && <DeliveryNotes list={list} />}
    </>
  );
  return { papers, print };
}

/** Heads and lines, and what is blended, that stand on one page in one column. */
const ROWS_OF_A_COLUMN = 24;

/**
 * The pack list of a day on paper, in large type: a box for each line, and what the day needs in all. A
 * long one goes in two columns, so that a day stays on one page as long as it can; an order is never torn.
 */
function PackSheet({ list }: { readonly list: PackList }) {
  return (
    <PaperSheet
      {...usePaperHead()}
      title={`Pack list — ${formatLongDay(list.dayISO)}`}
      facts={formatCount(list.orders.length, 'order')}
    >
      <div className={classes.large} data-columns={isLong(list) || undefined}>
        {list.orders.map((packed) => (
          <PackedRows
            key={packed.id}
            head={packed.customer}
            beside={packed.order.name === packed.customer ? '' : packed.order.name}
            rows={packed.lines.map((line) => ({
              key: line.item.id,
              thing: thingName(line),
              parts: partText(line),
              quantity: quantityText(line, line.packed),
            }))}
          />
        ))}
        <PackedRows
          head="In all"
          beside=""
          rows={list.sums.map((sum) => ({
            key: sum.key,
            thing: thingName(sum),
            parts: '',
            quantity: quantityText(sum, sum.quantity),
          }))}
        />
      </div>
    </PaperSheet>
  );
}

function isLong({ orders, sums }: PackList): boolean {
  const lines = orders.flatMap((packed) => packed.lines);
  const blended = lines.filter(({ parts }) => parts.length > 0);
  const heads = orders.length + 1;
  return heads + lines.length + blended.length + sums.length > ROWS_OF_A_COLUMN;
}

function PackedRows(props: {
  readonly head: string;
  readonly beside: string;
  readonly rows: readonly {
    readonly key: string;
    readonly thing: string;
    readonly parts: string;
    readonly quantity: string;
  }[];
}) {
  return (
    <table>
      <tbody>
        <tr>
          <th colSpan={3}>
            {props.head} <span className={classes.beside}>{props.beside}</span>
          </th>
        </tr>
        {props.rows.map(({ key, thing, parts, quantity }) => (
          <tr key={key}>
            <td className={classes.box}>
              <PaperBox />
            </td>
            <td>
              {thing}
              {parts !== '' && <div className={classes.beside}>{parts}</div>}
            </td>
            <td className={classes.number}>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
