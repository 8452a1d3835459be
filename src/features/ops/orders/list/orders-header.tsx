import { SearchField } from '#ui/fields/form-fields.tsx';
import { IconMessageQuestion, IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { withParameter } from '#ui/page/use-latest-query.ts';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { KIND_TEXTS, type ShownKind } from './order-kind.ts';
import type { OrderRow } from './order-rows.ts';
import classes from './orders-list.module.css';
import { OrdersFiles } from './orders-files.tsx';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { Button, Group, PlainButton } from '#ui/kit/plain-parts.tsx';

/** Heading, kind filter, CSV and the way to a new order, which an empty list offers by itself. */
export function OrdersHeader(props: {
  readonly kind: ShownKind;
  readonly total: number;
  readonly rows: readonly OrderRow[];
  /** Nothing to search, and the empty list has its own first button. */
  readonly isEmpty: boolean;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onAdd: () => void;
  readonly onAsk: () => void;
  readonly onImport: () => void;
}) {
  const { kind, rows, isEmpty, onAdd, onImport } = props;
  const isPhone = useIsPhone();
  return (
    <PageHeader
      title={KIND_TEXTS[kind].heading}
      actions={
        <>
          {!isEmpty && (
            <SearchField
              aria-label="Search orders"
              className={classes.search ?? ''}
              value={props.search}
              onSearch={props.onSearch}
            />
          )}
          <KindFilter kind={kind} total={props.total} />
          <PlainButton icon={IconMessageQuestion} onClick={props.onAsk}>
            Can I say yes?
          </PlainButton>
          {!isEmpty && <OrdersFiles rows={rows} onImport={onImport} />}
          {!isEmpty && isPhone && (
            <ActionIcon
              variant="filled"
              color="leaf"
              size="2.75rem"
              aria-label={KIND_TEXTS[kind].add}
              onClick={onAdd}
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

function AddButton({ kind, onAdd }: { readonly kind: ShownKind; readonly onAdd: () => void }) {
  return (
    <Button icon={IconPlus} onClick={onAdd}>
      {KIND_TEXTS[kind].add}
    </Button>
  );
}

function KindFilter({ kind, total }: { readonly kind: ShownKind; readonly total: number }) {
  const [, setParameters] = useSearchParams();
  return (
    <Segments
      aria-label="Kind"
      data={{
        all: total > 0 ? `All ${total}` : 'All',
        recurring: 'Recurring',
        single: 'One-time',
      }}
      value={kind}
      onChange={(picked) =>
        setParameters((before) => withParameter(before, 'kind', picked === 'all' ? null : picked), {
          replace: true,
        })
      }
    />
  );
}

export function OrdersEmpty(props: {
  readonly kind: ShownKind;
  readonly onAdd: () => void;
  readonly onImport: () => void;
}) {
  return (
    <EmptyState
      title={KIND_TEXTS[props.kind].empty}
      hint={KIND_TEXTS[props.kind].hint}
      action={
        <Group gap="sm" justify="center">
          <AddButton kind={props.kind} onAdd={props.onAdd} />
          <PlainButton onClick={props.onImport}>Import CSV</PlainButton>
        </Group>
      }
    />
  );
}

export function NoOrderFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title="No orders match your search."
      hint="Search covers names, customers, categories, dates and items."
      action={<PlainButton onClick={onClear}>Clear search</PlainButton>}
    />
  );
}
