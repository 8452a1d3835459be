import { useCallback } from 'react';
import type { ProposedLoad } from '#domain/alchemy/dry-loads/accept-loads.ts';
import type { KeptLoad } from '#domain/dryer-plan/result/dry-plan.ts';
import type { PlantingRow } from '#domain/answers/plan-diff/plan-diff.ts';
import { reduce } from '../../records/reduce.ts';
import { withList } from '../../document/farm-document.ts';
import { diffDocuments } from '../../document/document-patch.ts';
import type { AskedFarm, FarmQuestion } from '../../ports/farm-answers.ts';
import { useFarmStore } from '../farm-context.ts';
import { useFarmAnswer } from './use-farm-answer.ts';

/**
 * Plantings that change if a dryer plan is used. Trays join those of orders, so some may already exist.
 *
 * @param loads - All loads of the plan, even unchanged ones; `null` while the search runs.
 * @param kept - Loads that stay.
 * @returns `null` until computed.
 */
export function useDryPlantings(
  loads: readonly ProposedLoad[] | null,
  kept: readonly KeptLoad[],
): readonly PlantingRow[] | null {
  const { clock } = useFarmStore().world;
  const questionOf = useCallback(
    ({ farm, today }: AskedFarm): FarmQuestion<'diff'> | null => {
      if (loads === null) return null;
      const stays = new Set(kept.map(({ loadId }) => loadId));
      const planned = farm.dryLoads ?? [];
      const without = planned.filter(({ id, status }) => status !== 'PLANNED' || stays.has(id));
      // Without the loads that the plan takes the place of: what they ask for is planted for it now.
      const before = without.length === planned.length ? farm : withList(farm, 'dryLoads', without);
      const after = reduce(before, {
        type: 'ACCEPT_DRY_PLAN',
        payload: { loads, drop: [] },
        moment: { today, now: clock.now() },
      });
      return { asked: { farm: before, today }, args: [diffDocuments(before, after)] };
    },
    [loads, kept, clock],
  );
  const failure = 'What the dryers ask to be planted could not be told';
  return useFarmAnswer('diff', questionOf, failure).answer?.plantings ?? null;
}
