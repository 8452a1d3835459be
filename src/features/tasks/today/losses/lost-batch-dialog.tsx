import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { traysLeft } from '#domain/supply/record-loss.ts';
import { selectLossLabel } from '#state/selectors/losses.ts';
import { selectLots } from '#state/selectors/supply.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatDay, formatTrays } from '#ui/format.ts';
import { Text } from '#ui/kit/plain-parts.tsx';

export function LostBatchDialog(
  props: ShownDialog & { readonly onPick: (cycleKey: string) => void },
) {
  const { onPick, ...shown } = props;
  const batches = useLostBatches();
  return (
    <Dialog {...shown} title="Lost trays" size="sm" closeLabel="Cancel">
      {batches.length === 0 ? (
        <Text>Nothing is growing.</Text>
      ) : (
        <Select
          label="Batch"
          placeholder="Choose a batch"
          nothingFoundMessage="No matches"
          searchable
          data={batches}
          onChange={(cycleKey) => {
            if (cycleKey === null) return;
            shown.onClose();
            onPick(cycleKey);
          }}
        />
      )}
    </Dialog>
  );
}

/** The batches whose menu offers losses, the one that is cut first at the top: "Pea for Fri 11/27, 3 trays". */
function useLostBatches(): { readonly value: string; readonly label: string }[] {
  const farm = useFarm((whole) => whole);
  const today = useToday();
  return useMemo(() => {
    const names = selectVarietiesById(farm);
    return [...selectLots(farm, today).values()]
      .filter(({ id }) => selectLossLabel(farm, id, today) !== null)
      .toSorted((one, other) => (one.dayISO < other.dayISO ? -1 : 1))
      .map((lot) => {
        const name = names.get(lot.varietyId)?.name ?? lot.varietyId;
        const trays = formatTrays(traysLeft(lot));
        return { value: lot.id, label: `${name} for ${formatDay(lot.dayISO)}, ${trays}` };
      });
  }, [farm, today]);
}
