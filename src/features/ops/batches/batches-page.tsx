import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/use-farm.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

const selectPlantings = (farm: FarmDocument) => farm.trayStatus.activePlantings;

/** The harvest day of a cycle, the second part of `varietyId|harvestISO`. */
const harvestOf = (cycleKey: string) => cycleKey.slice(cycleKey.lastIndexOf('|') + 1);

/** What stands in the racks: every planting until its harvest. */
export function BatchesPage() {
  const plantings = useFarm(selectPlantings);
  const varieties = useFarm(selectVarietiesById);
  return (
    <>
      <PageHeader title="Batches" />
      <RecordTable
        label="Batches"
        records={plantings}
        idOf={(planting) => planting.cycleKey}
        empty={{
          title: 'No batches yet',
          hint: 'A batch begins when its Plant task is done and ends with its harvest.',
        }}
        columns={[
          {
            head: 'Variety',
            cell: ({ varietyId }) => varieties.get(varietyId)?.name ?? varietyId,
          },
          {
            head: 'Trays',
            numeric: true,
            cell: ({ usage }) => usage.withHoles || usage.withoutHoles,
          },
          { head: 'Planted', cell: ({ dateISO }) => shortDayLabel(dateISO) },
          { head: 'Harvest', cell: ({ cycleKey }) => shortDayLabel(harvestOf(cycleKey)) },
          { head: 'Status', cell: () => 'Growing' },
        ]}
      />
    </>
  );
}
