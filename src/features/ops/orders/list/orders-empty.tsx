import { EmptyState } from '#ui/page/page-parts.tsx';
import { type ShownKind, type AddOrder, KIND_TEXTS } from './order-kind.ts';
import { AddButton } from './orders-header.tsx';
import { Button, Group } from '#ui/kit/plain-parts.tsx';

export function OrdersEmpty(props: {
  readonly kind: ShownKind;
  readonly onAdd: AddOrder;
  readonly onImport: () => void;
}) {
  return (
    <EmptyState
      title={KIND_TEXTS[props.kind].empty}
      hint={KIND_TEXTS[props.kind].hint}
      action={
        <Group gap="sm" justify="center">
          <AddButton kind={props.kind} onAdd={props.onAdd} />
          <Button variant="default" onClick={props.onImport}>
            Import CSV
          </Button>
        </Group>
      }
    />
  );
}

/** The list when the search leaves nothing of it. */
export function NoOrderFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title="No orders match your search."
      hint="Search covers names, customers, categories, dates and items."
      action={
        <Button variant="default" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}
