import type { ProposedLoad } from '#domain/alchemy/dry-loads/accept-loads.ts';
import type { DryLoad } from '#domain/alchemy/dry-loads/dry-load.ts';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';

/**
 * What putting a plan to work stores: its loads, the fresh cuts of each day as one without a dryer;
 * and the planned loads that it takes the place of.
 */
export function acceptedPlan(
  { loads, fresh, kept }: Pick<DryPlan, 'loads' | 'fresh' | 'kept'>,
  dryLoads: readonly DryLoad[],
): { readonly loads: readonly ProposedLoad[]; readonly drop: readonly string[] } {
  const cuts = new Map<string, ProposedLoad>();
  for (const { cutISO, itemId, varietyId, trays } of fresh) {
    const { lines = [] } = cuts.get(cutISO) ?? {};
    const line = { itemId, varietyId, trays, cutISO };
    cuts.set(cutISO, { dryerId: '', startISO: cutISO, cycleDays: 0, lines: [...lines, line] });
  }
  const stays = new Set(kept.map(({ loadId }) => loadId));
  const dropped = dryLoads.filter(({ id, status }) => status === 'PLANNED' && !stays.has(id));
  return {
    loads: [
      ...loads.map(({ dryerId, startISO, readyISO, lines }) => ({
        dryerId,
        startISO,
        readyISO,
        lines: lines.map(({ itemId, varietyId, trays }) => ({ itemId, varietyId, trays })),
      })),
      ...cuts.values(),
    ],
    drop: dropped.map(({ id }) => id),
  };
}
