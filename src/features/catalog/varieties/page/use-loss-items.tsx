import { IconTrashX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { formatDay } from '#ui/format.ts';
import { selectLossLabel } from '#state/selectors/losses.ts';
import { selectSupplyLedger } from '#state/selectors/supply.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { tasksDeepLink } from '#ui/route-paths.ts';
import type { RowMenuItem } from '#ui/tables/menu-items.tsx';

/**
 * Trays of a variety that were lost, batch by batch: "Lost…" where one is in the ground, with the harvest
 * day where there are several. They are looked for when they are asked for: a closed menu needs none.
 */
export function useLossItems(varietyId: string): () => readonly RowMenuItem[] {
  const today = useToday();
  const navigate = useNavigate();
  const farm = useFarm((whole) => whole);
  return () => {
    const lots = selectSupplyLedger(farm, today).get(varietyId)?.lots ?? [];
    const found = lots
      .filter(({ plannedTrays }) => plannedTrays > 0)
      .flatMap(({ id, dayISO }) => {
        const label = selectLossLabel(farm, id, today);
        return label === null ? [] : [{ id, dayISO, label }];
      });
    return found.map(({ id, dayISO, label }) => ({
      label: found.length === 1 ? label : `${label} ${formatDay(dayISO)}`,
      icon: <IconTrashX size="1rem" />,
      onClick: () => void navigate(tasksDeepLink('lost', id)),
    }));
  };
}
