import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { trayTagLines } from '#domain/trace/labels/label-text.ts';
import { trayTags, type TrayTag } from '#domain/trace/labels/tray-tags.ts';
import { useFarmsOffer } from '#state/react/sharing/use-shared-farms.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectPlannedTasks } from '#state/selectors/trace.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { LabelsDialog } from '#ui/labels/labels-dialog.tsx';

export function TrayTagsDialog({ day, ...dialog }: ShownDialog & { readonly day: IsoDate }) {
  const today = useToday();
  const offer = useFarmsOffer();
  const farm = useFarm((whole) => whole);
  const tags = trayTags(farm, selectPlannedTasks(farm, today), day);
  const each = tags.flatMap((tag) =>
    Array.from({ length: tag.count }, (_, at) => ({
      lines: trayTagLines(tag, at + 1),
      lot: tag.lot,
    })),
  );
  return (
    <LabelsDialog
      {...dialog}
      labels={each}
      origin={offer?.origin ?? null}
      title="Tray tags"
      subject={formatDay(day)}
      file={{ name: `tray-tags-${day}.csv`, rows: () => tagRows(tags) }}
    />
  );
}

const HEADS = ['Count', 'Product', 'Lot', 'Planted', 'Cut', 'Seed'];

function tagRows(tags: readonly TrayTag[]): readonly (readonly CsvCell[])[] {
  const cells = tags.map(({ count, product, lot, plantedISO, cutISO, seed }) => {
    return [count, product, lot, plantedISO, cutISO, seed];
  });
  return [HEADS, ...cells];
}
