import type { RecordColumn } from '#ui/tables/record-column.ts';
import { PriceCell } from './price-cell.tsx';
import type { PricedThing } from './price-draft.ts';

/** The column of what everybody pays for the package; it is changed in its place. */
export function priceColumn<R>(
  thingOf: (record: R) => PricedThing,
  onOpen: (record: R) => void,
): RecordColumn<R> {
  return {
    head: 'Price',
    numeric: true,
    cell: (record) => <PriceCell thing={thingOf(record)} onOpen={() => onOpen(record)} />,
  };
}
