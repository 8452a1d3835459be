import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { Group } from '#ui/kit/plain-parts.tsx';
import { EmptyState, SectionCard } from '#ui/page/page-parts.tsx';
import type { RowMenuItem } from '#ui/tables/menu-items.tsx';
import { csvRows } from '#ui/tables/record-column.tsx';
import type { RecordListProps } from '#ui/tables/record-list-props.ts';
import { RecordList } from '#ui/tables/record-list.tsx';
import { useRecordSorting } from '#ui/tables/record-sorting.ts';
import { PriceButton, priceColumn } from './prices/price-button.tsx';
import type { PricedThing } from './prices/price-draft.ts';
import { PricesDialog } from './prices/prices-dialog.tsx';

/** Things that are sold, in a card: their columns, what everybody pays for them, and a dialog of all prices of one. */
export function PricedList<R extends { readonly id: string }>(
  props: Pick<RecordListProps<R>, 'label' | 'columns' | 'records' | 'rowHeight'> & {
    readonly title: string;
    /** Begins the name of its file; the day follows. */
    readonly csvName: string;
    readonly thingOf: (record: R) => PricedThing;
    /** A record on a narrow screen, with the button of its prices. */
    readonly narrow: {
      readonly height: number;
      readonly draw: (of: R, price: ReactNode) => ReactNode;
    };
    readonly menuOf?: (record: R, openPrices: () => void) => readonly RowMenuItem[];
    readonly add?: ReactNode;
    readonly empty: ComponentProps<typeof EmptyState>;
  },
) {
  const { title, csvName, thingOf, menuOf, narrow, add, empty, ...list } = props;
  const { columns: own, records } = list;
  const today = useToday();
  const prices = useDialogTarget<R>();
  const { open } = prices;
  const columns = useMemo(() => [...own, priceColumn(thingOf, open)], [own, thingOf, open]);
  const sort = useRecordSorting(records, columns);
  return (
    <SectionCard
      title={title}
      flush
      aside={
        <Group gap="sm" wrap="nowrap">
          {records.length > 0 && (
            <CsvButton
              fileName={`${csvName}-${today}.csv`}
              rows={() => csvRows(columns, sort.records)}
            />
          )}
          {add}
        </Group>
      }
    >
      {records.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <RecordList
          {...list}
          columns={columns}
          records={sort.records}
          sort={sort}
          idOf={({ id }) => id}
          nameOf={(record) => thingOf(record).name}
          {...(menuOf && { menuOf: (record: R) => menuOf(record, () => open(record)) })}
          narrow={{
            as: 'rows',
            height: narrow.height,
            draw: (record) =>
              narrow.draw(
                record,
                <PriceButton thing={thingOf(record)} onOpen={() => open(record)} />,
              ),
          }}
        />
      )}
      <OpenedFor dialog={prices}>
        {(shown, record) => <PricesDialog {...shown} thing={thingOf(record)} />}
      </OpenedFor>
    </SectionCard>
  );
}
