import { groupBy, sumByKey } from '#domain/records/lists.ts';
import type { ProposedLoad } from '#domain/alchemy/dry-loads/accept-loads.ts';
import type { DryLoad } from '#domain/drying/dry-load.ts';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';

export type AcceptedPlan = ReturnType<typeof acceptedPlan>;

/**
 * What putting a plan to work changes: its loads, the fresh cuts of each day as one without a dryer,
 * in the place of the planned loads that it does not keep. What is planned like that already stays out of it.
 */
export function acceptedPlan(
  plan: Pick<DryPlan, 'loads' | 'fresh' | 'kept'>,
  dryLoads: readonly DryLoad[],
) {
  const stays = new Set(plan.kept.map(({ loadId }) => loadId));
  const replaced = new Set(
    dryLoads.filter(({ id, status }) => status === 'PLANNED' && !stays.has(id)),
  );
  const loads = proposedLoads(plan).filter((proposal) => {
    const same = [...replaced].find((load) => isSlotOf(proposal, load) && isLike(proposal, load));
    if (same !== undefined) replaced.delete(same);
    return same === undefined;
  });
  const gone = [...replaced];
  const changed = loads.filter((proposal) => gone.some((load) => isSlotOf(proposal, load)));
  const dropped = gone.filter((load) => !changed.some((proposal) => isSlotOf(proposal, load)));
  return {
    loads,
    drop: gone.map(({ id }) => id),
    /** How many of the loads are new, how many only hold other trays, how many go. */
    added: loads.length - changed.length,
    changed: changed.length,
    dropped: dropped.length,
  };
}

/** All loads of a plan as they are put to work, the fresh cuts of each day as one without a dryer. */
export function proposedLoads({ loads, fresh }: Pick<DryPlan, 'loads' | 'fresh'>): ProposedLoad[] {
  const cuts = [...groupBy(fresh, ({ cutISO }) => cutISO)];
  return [
    ...loads,
    ...cuts.map(([startISO, lines]) => ({ dryerId: '', startISO, cycleDays: 0, lines })),
  ];
}

function isSlotOf({ dryerId, startISO }: ProposedLoad, load: DryLoad): boolean {
  return load.dryerId === dryerId && load.startISO === startISO;
}

/** Whether a planned load holds the very trays of a proposal, cut on its day. */
function isLike({ startISO, lines }: ProposedLoad, load: DryLoad): boolean {
  const trays = sumByKey(lines.map((line) => [line.itemId, line.trays]));
  return (
    trays.size === load.lines.length &&
    load.lines.every((line) => line.cutISO === startISO && trays.get(line.itemId) === line.trays)
  );
}
