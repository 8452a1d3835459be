import type { Rack } from '#domain/capacity/capacity.ts';
import { RecordTable } from '#ui/record-table.tsx';

/** Racks of one kind with their shelves and slots. */
export function RackTable(props: {
  readonly label: string;
  readonly racks: readonly Rack[];
  readonly emptyTitle: string;
}) {
  return (
    <RecordTable
      label={props.label}
      records={props.racks}
      idOf={(rack) => rack.id}
      empty={{ title: props.emptyTitle }}
      columns={[
        { head: 'Rack', cell: (rack) => rack.label },
        { head: 'Shelves', numeric: true, cell: (rack) => rack.shelves.length },
        {
          head: 'Slots',
          numeric: true,
          cell: (rack) => rack.shelves.reduce((sum, shelf) => sum + shelf.capacity, 0),
        },
      ]}
    />
  );
}
