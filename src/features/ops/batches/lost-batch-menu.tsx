import { IconTrashX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { CycleBatch } from '#domain/planning/batches.ts';
import { selectLossLabel } from '#state/selectors/losses.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { tasksDeepLink } from '#ui/route-paths.ts';
import { largeMenuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';

/** The dots of a batch in the ground: trays of it that were lost are reported among the tasks. */
export function LostBatchMenu({ batch }: { readonly batch: CycleBatch }) {
  const navigate = useNavigate();
  const today = useToday();
  const label = useFarm((farm) => selectLossLabel(farm, batch.cycleKey, today));
  if (label === null) return null;
  const report = () => void navigate(tasksDeepLink('lost', batch.cycleKey));
  return (
    <RowMenu
      label={`More for ${batch.varietyName}`}
      items={[largeMenuItem(label, IconTrashX, report)]}
    />
  );
}
