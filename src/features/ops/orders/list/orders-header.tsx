import { TextInput } from '@mantine/core';
import { IconMessageQuestion, IconPlus, IconSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { ImportCsvButton } from '#ui/csv-import/import-csv-button.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { type ShownKind, type AddOrder, ADD_LABELS, addOfKind, HEADINGS } from './order-kind.ts';
import type { OrderRow } from './order-rows.ts';
import classes from './orders-list.module.css';
import { OrdersFileMenu } from './orders-file-menu.tsx';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { Button } from '#ui/kit/plain-parts.tsx';
import { useCallback } from 'react';
import { orderFileRows } from '#domain/import/import-orders.ts';
import { selectOrdersById } from '#state/selectors/sales/orders.ts';
import { useFarm } from '#state/react/use-farm.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** Heading, kind filter, CSV and the way to a new order, which an empty list offers by itself. */
export function OrdersHeader(props: {
  readonly kind: ShownKind;
  readonly total: number;
  readonly rows: readonly OrderRow[];
  /** Nothing to search, and the empty list has its own first button. */
  readonly isEmpty: boolean;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onAdd: AddOrder;
  readonly onAsk: () => void;
  readonly onImport: () => void;
}) {
  const { kind, rows, isEmpty, onAdd, onImport } = props;
  const fileRows = useOrdersFile(rows);
  const isPhone = useIsPhone();
  return (
    <PageHeader
      title={HEADINGS[kind]}
      actions={
        <>
          {!isEmpty && <SearchField text={props.search} onSearch={props.onSearch} />}
          <KindFilter kind={kind} total={props.total} />
          <Button
            variant="default"
            leftSection={<IconMessageQuestion size="1.125rem" aria-hidden />}
            onClick={props.onAsk}
          >
            Can I say yes?
          </Button>
          {!isPhone && !isEmpty && (
            <>
              <ImportCsvButton onClick={onImport} />
              <CsvButton fileName="orders.csv" canBeImported rows={fileRows} />
            </>
          )}
          {!isEmpty && isPhone && <OrdersFileMenu fileRows={fileRows} onImport={onImport} />}
          {!isEmpty && isPhone && (
            <ActionIcon
              variant="filled"
              color="leaf"
              size="2.75rem"
              aria-label={ADD_LABELS[kind]}
              onClick={() => addOfKind(kind, onAdd)}
            >
              <IconPlus size="1.375rem" />
            </ActionIcon>
          )}
          {!isEmpty && !isPhone && <AddButton kind={kind} onAdd={onAdd} />}
        </>
      }
    />
  );
}

export function AddButton(props: { readonly kind: ShownKind; readonly onAdd: AddOrder }) {
  return (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden />}
      onClick={() => addOfKind(props.kind, props.onAdd)}
    >
      {ADD_LABELS[props.kind]}
    </Button>
  );
}

function SearchField(props: { readonly text: string; readonly onSearch: (text: string) => void }) {
  const { text, onSearch } = props;
  return (
    <TextInput
      type="search"
      aria-label="Search orders"
      placeholder="Search"
      leftSection={<IconSearch size="1rem" />}
      className={classes.search ?? ''}
      value={text}
      onChange={(event) => onSearch(event.currentTarget.value)}
    />
  );
}

function KindFilter({ kind, total }: { readonly kind: ShownKind; readonly total: number }) {
  const [, setParameters] = useSearchParams();
  return (
    <Segments
      aria-label="Kind"
      data={[
        { value: 'all', label: total > 0 ? `All ${total}` : 'All' },
        { value: 'recurring', label: 'Recurring' },
        { value: 'single', label: 'One-time' },
      ]}
      value={kind}
      onChange={(picked) =>
        setParameters(
          (before) => {
            const after = new URLSearchParams(before);
            if (picked === 'all') after.delete('kind');
            else after.set('kind', picked);
            return after;
          },
          { replace: true },
        )
      }
    />
  );
}

/** The listed orders as a file that can be imported again: a line for each item, days as ISO dates. */
function useOrdersFile(rows: readonly OrderRow[]): () => readonly (readonly CsvCell[])[] {
  const orders = useFarm(selectOrdersById);
  const products = useFarm((farm) => farm.products);
  const varieties = useFarm((farm) => farm.varieties);
  return useCallback(() => {
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const listed = rows.flatMap(({ id }) => orders.get(id) ?? []);
    return orderFileRows(listed, { products, varieties }, [
      { head: 'When', cell: ({ id }) => rowOf.get(id)?.when ?? null },
      { head: 'Next', cell: ({ id }) => rowOf.get(id)?.next ?? null },
    ]);
  }, [rows, orders, products, varieties]);
}
