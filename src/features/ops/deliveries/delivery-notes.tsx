import {
  deliveryNotes,
  type DeliveryNote,
  type NoteLine,
} from '#domain/deliveries/delivery-notes.ts';
import type { PackList } from '#domain/deliveries/pack-list.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { formatDollars, formatLongDay } from '#ui/format.ts';
import { PaperLine, PaperSheet } from '#ui/page/paper-sheet.tsx';
import classes from './delivery-paper.module.css';
import { priceText, quantityText, thingName } from './delivery-text.ts';

/** A delivery note for each customer of the day, on a page of its own; without money for who works the day alone. */
export function DeliveryNotes({ list }: { readonly list: PackList }) {
  const isDayOnly = useIsDayOnly();
  return deliveryNotes(list.orders).map((note) => (
    <NoteSheet
      key={note.key}
      note={note}
      dayISO={list.dayISO}
      isPriced={note.isPriced && !isDayOnly}
    />
  ));
}

function NoteSheet(props: {
  readonly note: DeliveryNote;
  readonly dayISO: string;
  readonly isPriced: boolean;
}) {
  const { note, dayISO, isPriced } = props;
  const { lines } = note;
  return (
    <PaperSheet
      {...usePaperHead()}
      title={`Delivery receipt — ${note.customer}`}
      facts={
        <>
          <div>{formatLongDay(dayISO)}</div>
          <div>{note.orders}</div>
        </>
      }
    >
      <table className={classes.note}>
        <thead>
          <tr>
            <th>Product</th>
            <th className={classes.number}>Quantity</th>
            {isPriced && (
              <>
                <th className={classes.number}>Price</th>
                <th className={classes.number}>Amount</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <NoteRow key={line.key} note={line} isPriced={isPriced} />
          ))}
          {isPriced && (
            <tr className={classes.total}>
              <td>Total</td>
              <td />
              <td />
              <td className={classes.number}>{formatDollars(note.amount)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <div className={classes.signature}>
        <div>Received by</div>
        <PaperLine />
      </div>
    </PaperSheet>
  );
}

function NoteRow(props: { readonly note: NoteLine; readonly isPriced: boolean }) {
  const { line, quantity, amount } = props.note;
  return (
    <tr>
      <td>{thingName(line)}</td>
      <td className={classes.number}>{quantityText(line, quantity)}</td>
      {props.isPriced && (
        <>
          <td className={classes.number}>{priceText(line.price)}</td>
          <td className={classes.number}>{amount === null ? '—' : formatDollars(amount)}</td>
        </>
      )}
    </tr>
  );
}
