import { dayLabel } from '#domain/calendar/day-label.ts';
import type { PackList, PackedLine } from '#domain/deliveries/pack-list.ts';
import { usePaperHead } from '#state/react/use-paper-head.ts';
import { formatDollars } from '#ui/format.ts';
import { PaperLine, PaperSheet } from '#ui/page/paper-sheet.tsx';
import { customerNotes, type CustomerNote } from './customer-notes.ts';
import classes from './delivery-paper.module.css';
import { priceWords, quantityWords, thingWords } from './delivery-words.ts';

/** A delivery note for each customer of the day, on a page of its own. */
export function DeliveryNotes({ list }: { readonly list: PackList }) {
  return customerNotes(list).map((note) => <NoteSheet key={note.key} note={note} {...list} />);
}

function NoteSheet({ note, dayISO }: { readonly note: CustomerNote; readonly dayISO: string }) {
  const { lines, isPriced } = note;
  return (
    <PaperSheet
      {...usePaperHead()}
      title={`Delivery note — ${note.customer}`}
      facts={
        <>
          <div>{dayLabel(dayISO)}</div>
          <div>{note.orders}</div>
        </>
      }
    >
      <table>
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
          {lines.map(({ key, line }) => (
            <NoteRow key={key} line={line} isPriced={isPriced} />
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

function NoteRow({ line, isPriced }: { readonly line: PackedLine; readonly isPriced: boolean }) {
  return (
    <tr>
      <td>{thingWords(line)}</td>
      <td className={classes.number}>{quantityWords(line, line.packed - line.returned)}</td>
      {isPriced && (
        <>
          <td className={classes.number}>{priceWords(line.price)}</td>
          <td className={classes.number}>
            {line.amount === null ? '—' : formatDollars(line.amount)}
          </td>
        </>
      )}
    </tr>
  );
}
