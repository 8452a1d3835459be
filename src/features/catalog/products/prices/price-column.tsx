import type { RecordColumn } from '#ui/tables/record-column.ts';
import { PriceButton } from './price-button.tsx';
import type { PricedThing } from './price-draft.ts';

/** The column of what everybody pays for the package; a press opens all prices. */
export function priceColumn<R>(
  thingOf: (record: R) => PricedThing,
  onOpen: (record: R) => void,
): RecordColumn<R> {
  return {
    head: 'Price',
    numeric: true,
    cell: (record) => <PriceButton thing={thingOf(record)} onOpen={() => onOpen(record)} />,
  };
}
