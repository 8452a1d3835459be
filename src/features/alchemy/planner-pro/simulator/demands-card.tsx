import { harvestDayOf } from '#domain/capacity/demand-uses.ts';
import { memo, useMemo, useRef } from 'react';
import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import {
  amountColumn,
  type RecordColumn,
  UNSORTED,
  valueColumn,
} from '#ui/tables/record-column.tsx';
import { deleteItem } from '#ui/tables/menu-items.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { formatDay, formatNumber } from '#ui/format.ts';

export const DemandsCard = memo(function DemandsCard() {
  const { demands } = useFarm((farm) => farm.capacity);
  const varieties = useFarm((farm) => farm.varieties);
  const carryOut = useCarryOut();
  const columns = useMemo(() => columnsOf(varieties), [varieties]);
  const list = useRef<HTMLDivElement>(null);
  const remove = (id: string) => {
    // The dots that have the focus go with their row; those beside them take over.
    const dots = [...(list.current?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [])];
    const at = dots.findIndex((button) => button === document.activeElement);
    (dots[at + 1] ?? dots[at - 1])?.focus();
    const payload = { demands: demands.filter((demand) => demand.id !== id) };
    carryOut({ type: 'CAPACITY_UPDATE', payload }, 'Demand removed');
  };
  return (
    <div ref={list}>
      <RecordTable
        title="Demands"
        columns={columns}
        records={demands}
        idOf={({ id }) => id}
        nameOf={({ label }) => label}
        csvName="simulator-demands.csv"
        empty={{
          title: 'No demands yet.',
          hint: 'Add what you might deliver, then run the simulation to see if it fits.',
        }}
        menuOf={({ id }) => [deleteItem(() => remove(id), 'Remove')]}
      />
    </div>
  );
});

function columnsOf(varieties: readonly Variety[]): RecordColumn<CapacityDemand>[] {
  const names = new Map(varieties.map(({ id, name }) => [id, name]));
  const nameOf = ({ varietyId }: CapacityDemand) => names.get(varietyId) ?? varietyId;
  return [
    { head: 'Label', cell: ({ label }) => label, csv: ({ label }) => label },
    valueColumn('Variety', nameOf),
    amountColumn('Trays', ({ traysNeeded }) => traysNeeded, formatNumber),
    valueColumn('Target date', harvestDayOf, { cell: (demand) => formatDay(harvestDayOf(demand)) }),
    amountColumn('Oz per tray', ({ ozPerTray }) => ozPerTray, String, UNSORTED),
    { head: 'Priority', cell: ({ priority }) => priority, csv: ({ priority }) => priority },
    { head: 'Freeze-dry', cell: freezeDry, csv: freezeDry },
  ];
}

function freezeDry({ requiresFreezeDry }: CapacityDemand): string {
  return requiresFreezeDry ? 'Yes' : 'No';
}
