import { type DryLoad, isLoadAhead } from '#domain/drying/dry-load.ts';
import { readyDay } from '#domain/drying/overlapping-loads.ts';
import { isoDate } from '#domain/calendar/day-number.ts';
import { compareTexts } from '#domain/records/name-order.ts';
import { cycleKey } from '#domain/planning/task-keys.ts';
import type { Task } from '#domain/planning/task.ts';
import type { KeptLoad } from '../result/dry-plan.ts';
import type { DryPlanInput } from './dry-plan-input.ts';
import { warmStartLoads, type WarmStartLoad } from './warm-start-loads.ts';

/**
 * The loads that stay when a farm is planned again: those that run or are done, and planned ones
 * for whose trays work was done already.
 */
export function keptLoads(loads: readonly DryLoad[], tasks: readonly Task[]): DryLoad[] {
  const begun = new Set(tasks.filter(({ done }) => done).map((task) => task.cycleKey));
  const isBegun = ({ lines }: DryLoad) =>
    lines.some(({ varietyId, cutISO }) => begun.has(cycleKey(varietyId, cutISO)));
  return loads.filter(
    (load) =>
      load.status === 'RUNNING' ||
      load.status === 'DONE' ||
      (load.status === 'PLANNED' && isBegun(load)),
  );
}

/** The planned loads that another plan may put others in the place of. */
export function replaceableLoads(
  loads: readonly DryLoad[],
  { today, kept }: Pick<DryPlanInput, 'today' | 'kept'>,
): WarmStartLoad[] {
  const stays = new Set(kept.map(({ loadId }) => loadId));
  return warmStartLoads(
    today,
    loads.filter(
      ({ id, dryerId, status, startISO }) =>
        status === 'PLANNED' && dryerId !== '' && !stays.has(id) && startISO >= today,
    ),
  );
}

/** The kept loads that still hold their dryer, as a plan tells them. */
export function heldDryers(kept: readonly DryLoad[]): KeptLoad[] {
  return kept
    .filter(isLoadAhead)
    .map((load) => ({
      loadId: load.id,
      dryerId: load.dryerId,
      startISO: load.startISO,
      readyISO: isoDate(readyDay(load)),
    }))
    .toSorted(
      (a, b) =>
        compareTexts(a.startISO, b.startISO) ||
        compareTexts(a.dryerId, b.dryerId) ||
        compareTexts(a.loadId, b.loadId),
    );
}
