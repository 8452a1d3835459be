import { IconTrashX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { CycleBatch } from '#domain/planning/batches.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { tasksDeepLink } from '#ui/route-paths.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';

const tracksLosses = (farm: FarmDocument) => farm.settings.reporting.trackHarvestLoss;

/** The dots of a batch in the ground: trays of it that were lost are reported among the tasks. */
export function LostBatchMenu({ batch }: { readonly batch: CycleBatch }) {
  const navigate = useNavigate();
  const canLose = useFarm(tracksLosses) && batch.status === 'Planted';
  if (!canLose) return null;
  return (
    <RowMenu
      label={`More for ${batch.varietyName}`}
      items={[
        {
          label: 'Lost…',
          icon: <IconTrashX size="1.125rem" />,
          onClick: () => void navigate(tasksDeepLink('lost', batch.cycleKey)),
        },
      ]}
    />
  );
}
